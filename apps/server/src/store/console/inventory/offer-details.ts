// What the drawer of an offer has beside its row.
import { and, asc, count, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Within } from '#store/console/within.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { offer_clicks, offer_reward_progress } from '#store/schema/offer-clicks.ts';
import { offer_rewards, offers } from '#store/schema/offers.ts';
import { isOfApps } from './conditions.ts';

interface Asked {
  readonly within: Within;
  readonly since: Date;
}

export async function findOfferFacts(on: Queryable, id: string) {
  const [found] = await on
    .select({
      ...{ network_ref: offers.network_ref, title: offers.title, popularity: offers.popularity },
      ...{ active_earners: offers.active_earners, time_limit_minutes: offers.time_limit_minutes },
      ...{ created_at: offers.created_at, closed_at: offers.closed_at },
    })
    .from(offers)
    .where(eq(offers.id, id));
  return found ?? null;
}

/** Those that are promised now, in the offer's own order. */
export function findOfferMilestones(on: Queryable, offer_id: string) {
  return on
    .select({
      ...{ id: offer_rewards.id, name: offer_rewards.name, events: offer_rewards.required_event_count },
      ...{ payout_micros: offer_rewards.payout_micros, hold_days: offer_rewards.hold_days },
    })
    .from(offer_rewards)
    .where(and(eq(offer_rewards.offer_id, offer_id), eq(offer_rewards.is_open, true)))
    .orderBy(asc(offer_rewards.position), asc(offer_rewards.id));
}

/** How many who began since then have reached each milestone. */
export function findReachedMilestones(on: Queryable, offer_id: string, asked: Asked) {
  return on
    .select({ id: offer_reward_progress.offer_reward_id, reached: count() })
    .from(offer_clicks)
    .innerJoin(offer_reward_progress, eq(offer_reward_progress.click_id, offer_clicks.id))
    .where(and(ofOffer(offer_id, asked), isNotNull(offer_reward_progress.reached_at)))
    .groupBy(offer_reward_progress.offer_reward_id);
}

/** By the UTC day on which it was opened. */
export function findOfferDays(on: Queryable, offer_id: string, asked: Asked) {
  return on
    .select({
      day: sql<string>`to_char(${offer_clicks.opened_at} at time zone 'UTC', 'YYYY-MM-DD')`,
      starts: count(),
      finished: count(offer_clicks.finished_at),
    })
    .from(offer_clicks)
    .where(ofOffer(offer_id, asked))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

const ofOffer = (offer_id: string, { within, since }: Asked) =>
  and(
    eq(offer_clicks.offer_id, offer_id),
    gte(offer_clicks.opened_at, since),
    eq(offer_clicks.test_mode, false),
    isOfApps(within, sql`${offer_clicks.app_id}`),
  );
