// Users' clicks on offers: opened once, progressed by the network's events, and shown with the promised rewards.
import type { Points } from '@earnwall/domain/offers/points';
import type { OfferEvent, Progress } from '@earnwall/domain/offers/progress';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { currentPayoutShare } from '#store/publishers/payout-share.ts';
import { apps } from '#store/schema/apps.ts';
import { offer_clicks, offer_events, offer_reward_progress } from '#store/schema/offer-clicks.ts';
import { offer_networks, offer_rewards, offers } from '#store/schema/offers.ts';
import { users } from '#store/schema/users.ts';

export type OfferClick = typeof offer_clicks.$inferSelect;
/** The publisher's share is that of the moment in which it is stored. */
export type NewOfferClick = Omit<typeof offer_clicks.$inferInsert, 'payout_share_bp'>;
export type NewMilestone = typeof offer_reward_progress.$inferInsert;

/** A milestone as it was promised, with what the catalogue calls it. */
export type OwnMilestone = Awaited<ReturnType<typeof findMilestones>>[number];

/** A user, in test mode or outside of it: an offer tried in test mode can be opened anew for real. */
interface Owner {
  app: { test_mode: boolean };
  user: { app_id: string; id: number };
}

const ofOwner = ({ app, user }: Owner) =>
  and(
    eq(offer_clicks.app_id, user.app_id),
    eq(offer_clicks.user_id, user.id),
    eq(offer_clicks.test_mode, app.test_mode),
  );

export async function findOfferClick(
  on: Queryable,
  owner: Owner,
  offer_id: string,
): Promise<OfferClick | null> {
  const [click] = await on
    .select()
    .from(offer_clicks)
    .where(and(ofOwner(owner), eq(offer_clicks.offer_id, offer_id)));
  return click ?? null;
}

/**
 * The user's click on the offer of this name, where a network names no click; one outside of test mode, if there is one.
 */
export async function findClickOnRef(
  on: Queryable,
  user: { app_id: string; id: number },
  { network_id, network_ref }: { network_id: string; network_ref: string },
): Promise<{ id: string } | null> {
  const [click] = await on
    .select({ id: offer_clicks.id })
    .from(offer_clicks)
    .innerJoin(offers, eq(offers.id, offer_clicks.offer_id))
    .where(
      and(
        eq(offer_clicks.app_id, user.app_id),
        eq(offer_clicks.user_id, user.id),
        eq(offers.network_id, network_id),
        eq(offers.network_ref, network_ref),
      ),
    )
    .orderBy(asc(offer_clicks.test_mode))
    .limit(1);
  return click ?? null;
}

/** The caller has locked the user, so that it cannot be opened twice concurrently. */
export async function insertOfferClick(
  tx: Tx,
  click: NewOfferClick,
  milestones: readonly NewMilestone[],
): Promise<void> {
  const payout_share_bp = currentPayoutShare(click.app_id);
  await tx.insert(offer_clicks).values({ ...click, payout_share_bp });
  await tx.insert(offer_reward_progress).values([...milestones]);
}

export type OwnOffer = Awaited<ReturnType<typeof findOwnOffers>>[number];

/** The contract's maximum. */
const maxOwn = 1_000;

/** Offers the user has opened, the latest first, or the one that is asked for. */
export function findOwnOffers(on: Queryable, owner: Owner, offer_id?: string) {
  return on
    .select({ click: offer_clicks, offer: offers, provider: offer_networks.name })
    .from(offer_clicks)
    .innerJoin(offers, eq(offers.id, offer_clicks.offer_id))
    .innerJoin(offer_networks, eq(offer_networks.id, offers.network_id))
    .where(and(ofOwner(owner), offer_id === undefined ? undefined : eq(offer_clicks.offer_id, offer_id)))
    .orderBy(desc(offer_clicks.opened_at), desc(offer_clicks.id))
    .limit(maxOwn);
}

/** The milestones of these clicks, each click's in the order of its offer. */
export function findMilestones(on: Queryable, clickIds: readonly string[]) {
  return on
    .select({
      progress: offer_reward_progress,
      reward: {
        name: offer_rewards.name,
        names: offer_rewards.names,
        progress_layout: offer_rewards.progress_layout,
        is_highlighted: offer_rewards.is_highlighted,
      },
    })
    .from(offer_reward_progress)
    .innerJoin(offer_rewards, eq(offer_rewards.id, offer_reward_progress.offer_reward_id))
    .where(inArray(offer_reward_progress.click_id, [...clickIds]))
    .orderBy(asc(offer_rewards.position), asc(offer_rewards.id));
}

/** A click with its owner and the facts for its movements. */
export async function findSettlingClick(on: Queryable, id: string) {
  const [found] = await on
    .select({
      click: offer_clicks,
      offer: { name: offers.name },
      app: { currency_name: apps.currency_name },
      user: { app_id: users.app_id, id: users.id, uhash: users.uhash },
    })
    .from(offer_clicks)
    .innerJoin(offers, eq(offers.id, offer_clicks.offer_id))
    .innerJoin(apps, eq(apps.id, offer_clicks.app_id))
    .innerJoin(users, and(eq(users.app_id, offer_clicks.app_id), eq(users.id, offer_clicks.user_id)))
    .where(eq(offer_clicks.id, id));
  return found ?? null;
}

export type SettlingClick = NonNullable<Awaited<ReturnType<typeof findSettlingClick>>>;

export function findOfferEvents(on: Queryable, click_id: string): Promise<OfferEvent[]> {
  return on
    .select({
      transaction: offer_events.transaction,
      event_ref: offer_events.event_ref,
      reverses: offer_events.reverses,
      occurred_at: offer_events.occurred_at,
      received_at: offer_events.received_at,
    })
    .from(offer_events)
    .where(eq(offer_events.click_id, click_id));
}

/** False when an event with this transaction exists already, of any click. */
export async function insertOfferEvent(tx: Tx, event: typeof offer_events.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(offer_events).values(event).onConflictDoNothing();
  return inserted.rowCount === 1;
}

export async function saveMilestone(
  tx: Tx,
  { click_id, offer_reward_id }: { click_id: string; offer_reward_id: string },
  milestone: Progress & Points & { readonly paid_micros: bigint },
): Promise<void> {
  const { event_count, reached_at, pending, credited, pending_until, released_at, paid_micros } = milestone;
  await tx
    .update(offer_reward_progress)
    .set({ event_count, reached_at, pending, credited, pending_until, released_at, paid_micros })
    .where(
      and(
        eq(offer_reward_progress.click_id, click_id),
        eq(offer_reward_progress.offer_reward_id, offer_reward_id),
      ),
    );
}

export async function settleOfferClick(tx: Tx, id: string, finished_at: Date | null): Promise<void> {
  await tx
    .update(offer_clicks)
    .set({ finished_at, settled_version: sql`${offer_clicks.settled_version} + 1` })
    .where(eq(offer_clicks.id, id));
}
