import * as z from 'zod';
import { topics } from '../topics.ts';
import { respondentCheck } from './current-survey.ts';
import { odds, rateMicros } from './odds.ts';
import { amount, count, hash, line, percent } from './scalars.ts';

/** Null where the supplier names no topic, or one of its own. */
export const topic = z.enum(topics);

/** One survey of the list (SL-06). */
export const survey = z.object({
  hash,
  loi: count.describe('Length of interview in seconds; shown as ceil(loi / 60) minutes.'),
  order: z.int().describe('Rank of the matcher; the list is sorted by it by default, ascending.'),
  user_reward: amount,
  user_reward_without_bonus: amount,
  bonus: percent.describe('Percent that is already inside user_reward; 0 when none applies.'),
  user_rating_avg: z.number().min(0).max(5),
  user_rating_ct: count,
  hot: z.boolean(),
  feature: z.boolean().describe('Shown on the featured screen.'),
  payout_type: z.int().describe('2 shows a special icon in the FS variant.'),
  onboarding: z.boolean().describe('Always first, whatever the sort.'),
  is_rfg_survey: z.boolean().describe('Goes through the duplicate check by fingerprint.'),
  flag: line.nullable().describe('A short label the publisher gave this survey.'),
  topic: topic.nullable().describe('Addition: what it is about, where the supplier says so.'),
  opened_on: z.iso.date().describe('Addition: the UTC day on which it came into the inventory.'),
  odds: odds.nullable().describe('Addition: for this person; null while they are not known.'),
  per_minute: z
    .number()
    .positive()
    .nullable()
    .describe(
      'Addition: what a minute of it yields on the average, turn-aways and rewards taken back included, in the unit of ' +
        'rewards and with two digits: what the list is ordered by. Null without odds.',
    ),
  finish_seconds: count.describe('Addition: how long those who finish it take.'),
  out_seconds: count.describe('Addition: how long those who are turned away have been in it.'),
  paid_seconds: count.describe(
    'Addition: who is turned away is paid for minutes up to here, where the app pays for them.',
  ),
  week_started: count.describe(
    'Addition: how many started it in the last seven days and have had time to finish.',
  ),
  week_finished: count.describe('Addition: how many of them finished.'),
  respondent_check: respondentCheck
    .optional()
    .describe('Only for surveys of suppliers that use the respondents service.'),
});

export type Survey = z.infer<typeof survey>;

/** What the qualify screen shows of a survey, however the user got there (decision 0072). */
export const surveyFacts = survey
  .pick({
    loi: true,
    user_reward: true,
    user_reward_without_bonus: true,
    bonus: true,
    odds: true,
    per_minute: true,
    finish_seconds: true,
    out_seconds: true,
    week_started: true,
    week_finished: true,
  })
  .extend({
    turn_away: z
      .object({ rate_micros: rateMicros, most: amount })
      .nullable()
      .describe('Addition: what this click pays for time where it ends early; null where nothing.'),
  });
