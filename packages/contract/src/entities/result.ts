import * as z from 'zod';
import { rating } from '../limits.ts';
import { design } from './design.ts';
import { metadata } from './metadata.ts';
import { odds, rateMicros } from './odds.ts';
import { amount, count, hash, line } from './scalars.ts';
import { topic } from './survey.ts';
import { unpaidReason } from './unpaid-reason.ts';

/** How a click ended, as the result screen shows it (RS-01, decision 0004; the last block is an addition). */
export const result = z.object({
  result: z
    .enum(['complete', 'partial', 'screen_out', 'disqualified', 'pending'])
    .describe('pending: the supplier has not reported yet; ask again.'),
  used: z.boolean().describe('Another tab has already shown this final result.'),
  user_reward: amount.describe('What was credited; 0 while pending.'),
  currency_name: line,
  sid: hash.describe('The survey id, as in the postback.'),
  uuid: hash.nullable().describe('Null when the request proved no login.'),
  app: hash,
  design,
  survey_hash: hash,
  user_completes_count: count,

  full_reward: amount.describe('What a complete pays.'),
  reason: unpaidReason
    .nullable()
    .describe('Why less than the full reward was credited; null when it was, and while pending.'),
  compensated: z.boolean().describe('Something was credited though the survey ended early.'),
  odds: odds.nullable().describe('What was said before the survey; null where nothing was.'),
  spent_minutes: count.nullable().describe('Whole minutes inside the survey; null while pending.'),
  time_pay: z
    .object({ minutes: count, rate_micros: rateMicros })
    .nullable()
    .describe('What user_reward was paid for, where it is pay for minutes: those after the first.'),
  onboarding: z.boolean().describe('The click was the profile.'),
  topic: topic.nullable().describe('What the survey was about, where its supplier says so.'),
  rateable: z.boolean().describe('The user was inside the survey, and so can rate it.'),
  rating: z.number().min(rating.step).max(rating.stars).nullable().describe('The stars given so far.'),
  feedback_wanted: z
    .boolean()
    .describe(
      'The user was inside, it ended without a complete, and they have neither given feedback nor dismissed the request.',
    ),
  // A tab without a login has no metadata, and shows its result all the same.
  app_name: line,
  test_mode: z.boolean(),
  is_surveys_panel_enabled: z.boolean(),
  show_rewards: z.boolean(),
  move_decimals: metadata.shape.move_decimals,
  base_exchange_rate: metadata.shape.base_exchange_rate,
  settings: metadata.shape.settings,
});

export type Result = z.infer<typeof result>;
