// How much was released: a storm in which nothing was held would prove little.
import { count, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { held_reports } from '#store/schema/held-reports.ts';
import { offer_reward_progress } from '#store/schema/offer-clicks.ts';

export interface Released {
  readonly held: number;
  /** Those that were taken back since are not among them. */
  readonly milestones: number;
}

export async function releasedIn(on: Queryable): Promise<Released> {
  const [held] = await on
    .select({ times: count() })
    .from(held_reports)
    .where(isNotNull(held_reports.released_at));
  const [milestones] = await on
    .select({ times: count() })
    .from(offer_reward_progress)
    .where(isNotNull(offer_reward_progress.released_at));
  return { held: held?.times ?? 0, milestones: milestones?.times ?? 0 };
}
