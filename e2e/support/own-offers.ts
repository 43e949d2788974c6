// Offers somebody has opened, as the database holds them: how far each milestone is, and where its points are.
import type { Database } from '@earnwall/server/parts/database';
import { anOpenedOffer, type NewMilestone, type NewOfferClick } from '@earnwall/server/testing/offer-clicks';
import type { UserRecord } from '@earnwall/server/testing/people';

/** A milestone of 500 coins whose points count, or wait until a day. */
export const paid: NewMilestone = { event_count: 1, reached_at: new Date(), credited: 500n };
export const waiting = (until: Date): NewMilestone => ({
  ...{ event_count: 1, reached_at: new Date(), pending: 500n, pending_until: until },
});

/** The user has opened the offer on a phone; each milestone is untouched, and worth 500 coins, unless the story says otherwise. */
export async function openedBy(
  { db }: Database,
  user: UserRecord,
  offer: { id: string },
  milestones: readonly NewMilestone[] = [],
  click: NewOfferClick = {},
): Promise<void> {
  const onPhone = { network_id: 'sandbox-network', platform: 'android' as const };
  await anOpenedOffer(db, user, offer, milestones, { ...onPhone, ...click });
}
