import * as z from 'zod';
import { offer } from './offer.ts';
import { amount, count, moment, percent } from './scalars.ts';

const shared = {
  entities: z
    .array(z.enum(['surveys', 'offers']))
    .min(1)
    .max(2),
  expiration: moment.nullable().describe('Null means that it does not expire.'),
};

/** Four pairs of goal and progress; the bonus is complete when every goal is reached. */
export const specialDetails = z.object({
  goal_completes: count,
  reached_completes: count,
  goal_completes_surveys: count,
  reached_completes_surveys: count,
  goal_finished: count,
  reached_finished: count,
  goal_finished_offers: count,
  reached_finished_offers: count,
  user_reward: amount,
  is_claimed: z.boolean(),
});

/** A bonus in force for the user (BO-01). */
export const bonus = z.discriminatedUnion('type', [
  z.object({ type: z.literal('percent'), ...shared, percentage: percent, details: z.null() }),
  z.object({ type: z.literal('special'), ...shared, details: specialDetails }),
  z.object({ type: z.literal('offer_engagement'), ...shared, percentage: percent, details: offer }),
]);

export type Bonus = z.infer<typeof bonus>;
export type SpecialDetails = z.infer<typeof specialDetails>;
