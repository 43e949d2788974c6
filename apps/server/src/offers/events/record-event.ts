// Records an event of an offer network (SV-04, decision 0037): it is stored once, and the offer's state follows from all
// of its events. The network is answered after the commit.
import { applyEvent, type OfferEventEffect } from '@earnwall/domain/offers/apply-event';
import { isSameEvent, type OfferEvent } from '@earnwall/domain/offers/progress';
import { type MilestoneChange, milestonesOf, settleMilestones } from '#offers/points/settle.ts';
import type { NetworkEvent } from '#ports/offer-network.ts';
import type { Realtime } from '#ports/realtime.ts';
import type { Context } from '#request/context.ts';
import type { Database } from '#store/engine/database.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import {
  findClickOnRef,
  findMilestones,
  findOfferEvents,
  findSettlingClick,
  insertOfferEvent,
  type SettlingClick,
} from '#store/offers/offer-clicks.ts';
import { lockUser } from '#store/people/users.ts';
import { findPersonOwner } from '#store/suppliers/people.ts';
import { announceProgress } from './announce.ts';
import type { EventQueue } from './event-queue.ts';

export type Recorded =
  | { readonly kind: 'recorded'; readonly effect: OfferEventEffect; readonly amount: bigint }
  /** The same event was recorded before; nothing has changed. */
  | { readonly kind: 'duplicate' }
  /** Its transaction was used before for another click or with other content; nothing has changed. */
  | { readonly kind: 'conflict' }
  /** This network was never given such a click. */
  | { readonly kind: 'unknown-click' };

interface EventTools {
  database: Database;
  queue: EventQueue;
  realtime: Realtime;
  postbacks: Context['postbacks'];
}

export async function recordEvent(
  { database, queue, realtime, postbacks }: EventTools,
  networkId: string,
  event: NetworkEvent,
  receivedAt: Date,
): Promise<Recorded> {
  const click = await findClickOf(database.db, networkId, event);
  const subject = click === null ? null : await findSettlingClick(database.db, click);
  if (subject?.click.network_id !== networkId) return { kind: 'unknown-click' };
  const { app_id, id } = subject.user;
  const { recorded, changes } = await queue.add(`${app_id}\n${id}`, () =>
    database.transaction((tx) => recordIn(tx, subject, event, receivedAt)),
  );
  announceProgress(realtime, subject, changes);
  if (changes.length > 0) postbacks.wake(app_id);
  return recorded;
}

/** A network that knows only people and offers names those; an id that was revoked since still leads to its owner. */
async function findClickOf(
  on: Queryable,
  network_id: string,
  { click }: NetworkEvent,
): Promise<string | null> {
  if (typeof click === 'string') return click;
  const owner = await findPersonOwner(on, network_id, click.person);
  const found = owner && (await findClickOnRef(on, owner, { network_id, network_ref: click.offerRef }));
  return found?.id ?? null;
}

/** The user is locked before anything is read that the decision depends on. */
export async function recordIn(
  tx: Tx,
  subject: SettlingClick,
  reported: NetworkEvent,
  receivedAt: Date,
): Promise<{ recorded: Recorded; changes: readonly MilestoneChange[] }> {
  const { click } = subject;
  await lockUser(tx, subject.user);
  const known = await findOfferEvents(tx, click.id);
  const milestones = milestonesOf(await findMilestones(tx, [click.id]));
  const event = eventOf(reported, click.opened_at, receivedAt);
  const before = known.find(({ transaction }) => transaction === event.transaction);
  if (before) return unchanged(isRepeated(before, event, reported) ? 'duplicate' : 'conflict');
  const { effect, amount, changed } = applyEvent(click, milestones, known, event);
  const isNew = await insertOfferEvent(tx, {
    ...event,
    network_id: click.network_id,
    click_id: click.id,
    effect,
    amount,
  });
  // All events of this click are known, and none can be added under the lock: the transaction belongs to another click.
  if (!isNew) return unchanged('conflict');
  await settleMilestones(tx, subject, milestones, changed, {
    source: click.network_id,
    transactionOf: ({ offer_reward_id }) => `${event.transaction}:${offer_reward_id}`,
    at: event.received_at,
  });
  return { recorded: { kind: 'recorded', effect, amount }, changes: changed };
}

const unchanged = (kind: 'duplicate' | 'conflict') => ({ recorded: { kind }, changes: [] });

/** One without a time of its own is the same whenever it comes. */
const isRepeated = (before: OfferEvent, event: OfferEvent, { occurred_at }: NetworkEvent) =>
  isSameEvent(before, occurred_at === null ? { ...event, occurred_at: before.occurred_at } : event);

/** An event cannot be received before the opening: the clock of another node may be behind. */
function eventOf(reported: NetworkEvent, opened_at: Date, receivedAt: Date): OfferEvent {
  const { transaction, event_ref, reverses, occurred_at } = reported;
  const received_at = receivedAt < opened_at ? opened_at : receivedAt;
  return { transaction, event_ref, reverses, occurred_at: occurred_at ?? received_at, received_at };
}
