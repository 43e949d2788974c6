// Pending points (OF-09).
import type { Language } from '@earnwall/i18n/languages';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { offer_clicks, offer_reward_progress } from '#store/schema/offer-clicks.ts';
import { offer_rewards, offers } from '#store/schema/offers.ts';
import { milestoneNameIn } from './offers.ts';

type UserKey = { app_id: string; id: number };

const isWaiting = gt(offer_reward_progress.pending, 0n);

const ofUser = (user: UserKey) =>
  and(eq(offer_reward_progress.app_id, user.app_id), eq(offer_reward_progress.user_id, user.id), isWaiting);

export type PendingRecord = Awaited<ReturnType<typeof findPendingPoints>>[number];

/** The soonest first. */
export function findPendingPoints(on: Queryable, user: UserKey, language: Language, most: number) {
  return on
    .select({
      offer_id: offer_clicks.offer_id,
      offer_name: offers.name,
      task_name: milestoneNameIn(language),
      points: offer_reward_progress.pending,
      // Pending points always have a date; a constraint of the table guarantees it.
      until: sql`${offer_reward_progress.pending_until}`.mapWith(offer_reward_progress.pending_until),
    })
    .from(offer_reward_progress)
    .innerJoin(offer_clicks, eq(offer_clicks.id, offer_reward_progress.click_id))
    .innerJoin(offers, eq(offers.id, offer_clicks.offer_id))
    .innerJoin(offer_rewards, eq(offer_rewards.id, offer_reward_progress.offer_reward_id))
    .where(ofUser(user))
    .orderBy(asc(offer_reward_progress.pending_until), asc(offer_reward_progress.offer_reward_id))
    .limit(most);
}

export async function sumPendingPoints(on: Queryable, user: UserKey): Promise<bigint> {
  const [found] = await on
    .select({ sum: sql`coalesce(sum(${offer_reward_progress.pending}), 0)::bigint`.mapWith(BigInt) })
    .from(offer_reward_progress)
    .where(ofUser(user));
  return found?.sum ?? 0n;
}

/** Clicks with pending points that are due, the longest overdue first. */
export async function findClicksDue(on: Queryable, now: Date, most: number): Promise<string[]> {
  const found = await on
    .select({ click_id: offer_reward_progress.click_id })
    .from(offer_reward_progress)
    .where(and(isWaiting, lte(offer_reward_progress.pending_until, now)))
    .groupBy(offer_reward_progress.click_id)
    .orderBy(asc(sql`min(${offer_reward_progress.pending_until})`))
    .limit(most);
  return found.map(({ click_id }) => click_id);
}
