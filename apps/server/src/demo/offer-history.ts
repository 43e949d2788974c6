// Alice's offers: each is opened, progressed by events of its network and paid by the same code as for any user.

import { recordIn } from '#offers/events/record-event.ts';
import { beginOffer } from '#offers/open/open-offer.ts';
import { releaseIn } from '#offers/points/release-points.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { findSettlingClick, type SettlingClick } from '#store/offers/offer-clicks.ts';
import { findOfferForUser } from '#store/offers/offers.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { daysFrom, timeOfDay } from './moments.ts';
import { type ListedOffer, offerList } from './offer-list.ts';

/**
 * Days ago on which each milestone was reached, first to last: 9,100 coins in thirty days. Those of the crate and of
 * the bank are still pending; those of the box were, and are released.
 */
const reachedDaysAgo: Readonly<Record<string, readonly number[]>> = {
  'dragon-isles': [9, 7, 4],
  'farm-merge': [24, 20, 13],
  'bean-box': [17],
  'fresh-crate': [5],
  'north-bank': [6],
  'starfall-tactics': [],
};

interface Past {
  app: AppRecord;
  user_id: number;
  now: Date;
}

export async function seedOfferHistory(tx: Tx, past: Past): Promise<void> {
  for (const offer of offerList) {
    const reached = reachedDaysAgo[offer.slug];
    if (reached) await seedOffer(tx, past, offer, reached);
  }
}

async function seedOffer(
  tx: Tx,
  { app, user_id, now }: Past,
  { slug, milestones }: ListedOffer,
  reached: readonly number[],
): Promise<void> {
  const openedAt = daysFrom(now, -(reached[0] ?? 1) - 1);
  const subject = await open(tx, { app_id: app.id, user_id, offer_id: slug }, openedAt);
  const counts = new Map<string, number>();

  for (const [position, { event, events = 1, hold_days = 0 }] of milestones.entries()) {
    const known = counts.get(event) ?? 0;
    const days = reached[position];
    // The milestone after the last one reached is half way.
    const upTo = days === undefined ? known + Math.floor((events - known) / 2) : events;
    const at = days === undefined ? now : timeOfDay(now, days, 0.75);
    for (let count = known + 1; count <= upTo; count += 1) {
      const transaction = `${app.id}-${slug}-${event}-${count}`;
      const networkEvent = {
        transaction,
        click: subject.click.id,
        event_ref: event,
        occurred_at: at,
        reverses: null,
      };
      await recordIn(tx, subject, networkEvent, at);
    }
    counts.set(event, upTo);
    const confirmedAt = daysFrom(at, hold_days);
    if (hold_days > 0 && confirmedAt <= now) await releaseIn(tx, subject, confirmedAt);
    if (days === undefined) return;
  }
}

async function open(
  tx: Tx,
  tracked: { app_id: string; user_id: number; offer_id: string },
  at: Date,
): Promise<SettlingClick> {
  const found = await findOfferForUser(tx, tracked);
  const platform = found?.offer.platforms.at(-1) ?? 'desktop';
  const click = found && (await beginOffer(tx, at, found, { platform, country: found.user.country }));
  const subject = click && (await findSettlingClick(tx, click.id));
  if (!subject) throw new Error(`alice could not open ${tracked.offer_id}`);
  return subject;
}
