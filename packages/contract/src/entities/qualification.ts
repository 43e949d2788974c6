import * as z from 'zod';
import { advice as adviceLimits } from '../limits.ts';
import { profileItems } from './profile.ts';
import { question } from './question.ts';
import { amount, hash, line, webUrl } from './scalars.ts';
import { surveyFacts } from './survey.ts';

const advice = z
  .array(line)
  .length(adviceLimits.items)
  .nullable()
  .describe('Tips to accept before going on; null when none are due.');

/** Where a question stands among those of this click (decision 0105). */
const round = z.object({
  number: z.int().min(1),
  at_most: z.int().min(1).describe('How many there will be at most, as far as is known now; it may change.'),
  can_go_back: z.boolean().describe('POST /qualification with `before` gives an earlier question.'),
});

/** There is a question to answer, perhaps of another survey. */
const accepted = z.object({
  status: z.literal('accepted'),
  questions: z.object({ current: question }),
  redirect_survey_hash: hash.nullable().describe('The survey to go on with instead of the one asked for.'),
  advice,
  round: round.optional().describe('Addition: the place of the question in this round.'),
});

/** The answer was rejected; the question, when given, comes with the user's earlier answers. */
const rejected = z.object({
  status: z.literal('error'),
  message: line,
  questions: z.object({ current: question }).optional(),
});

const qualified = z.object({
  status: z.literal('qualified'),
  url: webUrl.describe('Where the survey starts; our own /go/{cid}.'),
  redirect_type: z.enum(['new_tab', 'same_window']),
  profiling_review: z.boolean().describe('The profile review comes before the qualify screen.'),
  profile: profileItems.describe('What the user qualified with, to show on the qualify screen.'),
  redirect_survey_hash: hash.nullable(),
  advice,
  sid: hash.describe('Survey id for ps-survey-started; the result carries the same.'),
  cid: hash.describe('The click; GET /results?cid= has its outcome.'),
  survey: surveyFacts.describe('Addition: the survey qualified for, at the price of this click.'),
  onboarding: z
    .object({ user_reward: amount })
    .optional()
    .describe(
      'The profile is complete and this much was credited: url shows the result, nothing is left to take.',
    ),
});

const disqualified = z.object({
  status: z.literal('disqualified'),
  message: line.nullable(),
  redirect_url: webUrl.nullable().describe('Where to leave to; null shows the qualify screen.'),
});

/** The step of the qualification for a survey (QU-01). */
export const qualification = z.discriminatedUnion('status', [accepted, rejected, qualified, disqualified]);

export type Qualification = z.infer<typeof qualification>;
export type Round = z.infer<typeof round>;
