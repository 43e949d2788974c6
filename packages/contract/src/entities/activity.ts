import * as z from 'zod';
import { amount, count, hash, line, moment } from './scalars.ts';

/** One line of the history (spec §3). Surveys have `result` and `click_time`, offers `status` and `task_name`. */
export const activity = z.object({
  id: hash,
  result: z
    .enum(['complete', 'screen out', 'init', 'started', 'paid', 'reward'])
    .nullable()
    .describe('paid and reward are credits that come from no survey (decision 20); null for offers.'),
  reward: amount,
  time: moment,
  click_time: count.nullable().describe('Minutes spent; null for offers.'),
  name: line,
  task_name: line.nullable(),
  status: z
    .union([z.literal(1), z.literal(2)])
    .nullable()
    .describe('Offers: 1 started, 2 complete; null for surveys.'),
});

export type Activity = z.infer<typeof activity>;
