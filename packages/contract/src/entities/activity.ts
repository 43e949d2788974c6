import * as z from 'zod';
import { amount, count, hash, line, moment } from './scalars.ts';
import { topic } from './survey.ts';
import { unpaidReason } from './unpaid-reason.ts';

/** The state of an attempt, as the history names it (AH-03, decision 0006). */
export const activityResult = z
  .enum(['complete', 'screen out', 'init', 'started', 'paid', 'reward'])
  .describe('paid and reward are credits without a survey.');

/** One line of the history (AH-04). Surveys have `result` and `click_time`, offers `status` and `task_name`. */
export const activity = z.object({
  id: hash,
  result: activityResult.nullable().describe('Null for offers.'),
  reward: amount.describe('What was credited.'),
  time: moment,
  click_time: count.nullable().describe('Minutes spent; null for offers and until a survey was entered.'),
  name: line,
  task_name: line.nullable(),
  status: z
    .union([z.literal(1), z.literal(2)])
    .nullable()
    .describe('Offers: 1 started, 2 complete; null for surveys.'),

  reason: unpaidReason.nullable().describe('Addition: why a survey paid less than its full reward.'),
  topic: topic.nullable().describe('Addition: what the survey was about, where its supplier says so.'),
  has_timeline: z.boolean().describe('Addition: GET /surveys/activities/{id}/timeline has the details.'),
});

export type Activity = z.infer<typeof activity>;
