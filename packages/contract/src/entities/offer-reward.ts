import * as z from 'zod';
import { amount, count, hash, line, moment } from './scalars.ts';

/** One rewarded task of an offer (OF-07). */
export const offerReward = z.object({
  id: hash,
  name: line,
  reward: amount,
  reward_without_bonus: amount,
  status: z.int().min(0).max(3).describe('0 not started, 1 pending, 2 completed, 3 reconciled.'),
  progress_layout: z.enum(['progress', 'text', 'progress_and_text']),
  required_event_count: count,
  event_count: count,
  time_left: count.nullable().describe('Minutes; null without a deadline.'),
  is_highlighted: z.boolean(),
  pending_until: moment.nullable().describe('When a pending reward is due.'),
});

export type OfferReward = z.infer<typeof offerReward>;
