// What a user has done in offers: links they opened, and milestones they were paid for.
import type { Language } from '@earnwall/i18n/languages';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { offer_clicks, offer_reward_progress } from '#store/schema/offer-clicks.ts';
import { offer_rewards, offers } from '#store/schema/offers.ts';
import { milestoneNameIn } from './offers.ts';

type UserKey = { app_id: string; id: number };

export type OpenedOffer = Awaited<ReturnType<typeof findOpenedOffers>>[number];
export type PaidMilestone = Awaited<ReturnType<typeof findPaidMilestones>>[number];

/** Newest first. */
export function findOpenedOffers(on: Queryable, user: UserKey, most: number) {
  return on
    .select({ click_id: offer_clicks.id, name: offers.name, at: offer_clicks.opened_at })
    .from(offer_clicks)
    .innerJoin(offers, eq(offers.id, offer_clicks.offer_id))
    .where(and(eq(offer_clicks.app_id, user.app_id), eq(offer_clicks.user_id, user.id)))
    .orderBy(desc(offer_clicks.opened_at))
    .limit(most);
}

/** Newest first. Pending ones are included once they are released. */
export function findPaidMilestones(on: Queryable, user: UserKey, language: Language, most: number) {
  const at = sql`coalesce(${offer_reward_progress.released_at}, ${offer_reward_progress.reached_at})`;
  return on
    .select({
      click_id: offer_reward_progress.click_id,
      offer_reward_id: offer_reward_progress.offer_reward_id,
      name: offers.name,
      task_name: milestoneNameIn(language),
      credited: offer_reward_progress.credited,
      at: at.mapWith(offer_clicks.opened_at),
    })
    .from(offer_reward_progress)
    .innerJoin(offer_clicks, eq(offer_clicks.id, offer_reward_progress.click_id))
    .innerJoin(offers, eq(offers.id, offer_clicks.offer_id))
    .innerJoin(offer_rewards, eq(offer_rewards.id, offer_reward_progress.offer_reward_id))
    .where(
      and(
        eq(offer_reward_progress.app_id, user.app_id),
        eq(offer_reward_progress.user_id, user.id),
        isNotNull(offer_reward_progress.reached_at),
        eq(offer_reward_progress.pending, 0n),
      ),
    )
    .orderBy(desc(at))
    .limit(most);
}
