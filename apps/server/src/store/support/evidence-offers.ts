// What a user has opened among offers, for whoever reads a ticket about one.
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { findMilestones } from '#store/offers/offer-clicks.ts';
import { offer_clicks } from '#store/schema/offer-clicks.ts';
import { offer_networks, offers } from '#store/schema/offers.ts';

interface UserKey {
  readonly app_id: string;
  readonly id: number;
}

export type OfferAttempt = Awaited<ReturnType<typeof findOfferAttempts>>[number];

/** The latest first, each with its milestones as they were promised. */
export async function findOfferAttempts(on: Queryable, user: UserKey, most: number) {
  const opened = await on
    .select({
      click: offer_clicks,
      offer: { id: offers.id, name: offers.name },
      network: offer_networks.name,
    })
    .from(offer_clicks)
    .innerJoin(offers, eq(offers.id, offer_clicks.offer_id))
    .innerJoin(offer_networks, eq(offer_networks.id, offers.network_id))
    .where(and(eq(offer_clicks.app_id, user.app_id), eq(offer_clicks.user_id, user.id)))
    .orderBy(desc(offer_clicks.opened_at), desc(offer_clicks.id))
    .limit(most);
  if (opened.length === 0) return [];
  const all = await findMilestones(
    on,
    opened.map(({ click }) => click.id),
  );
  return opened.map((one) => ({
    ...one,
    milestones: all.filter(({ progress }) => progress.click_id === one.click.id),
  }));
}
