// The offers of the demo as rows: one per offer, one per milestone. They are entered by hand, so that the catalogue of
// their network, which does not know them, leaves them alone.
import type { offer_networks, offer_rewards, offers } from '#store/schema/offers.ts';
import { daysFrom } from './moments.ts';
import { type ListedOffer, offerList } from './offer-list.ts';
import { englishOf, namesOf, translationsOf } from './offer-translations.ts';

export const network = {
  id: 'sandbox-network',
  name: 'Sandbox Network',
} satisfies typeof offer_networks.$inferInsert;

/** Icons are written by addresses.ts, at this start and at every later one. */
export function makeOffers(now: Date): (typeof offers.$inferInsert)[] {
  return offerList.map((offer, index) => row(offer, index, now));
}

function row(offer: ListedOffer, index: number, now: Date): typeof offers.$inferInsert {
  const { slug, name, category, platforms, days, earners } = offer;
  return {
    id: slug,
    network_id: network.id,
    network_ref: slug,
    from_catalogue: false,
    name,
    platforms,
    ...englishOf(offer),
    translations: translationsOf(offer),
    category,
    popularity: earners,
    active_earners: earners,
    featured: index < 6,
    rank: (index + 1) * 10,
    time_limit_minutes: days === null ? null : days * 24 * 60,
    created_at: daysFrom(now, -45),
  };
}

export function makeMilestones(): (typeof offer_rewards.$inferInsert)[] {
  return offerList.flatMap(({ slug, milestones }) =>
    milestones.map(({ name, event, payout_cents, hold_days = 0, events = 1 }, position) => ({
      id: `${slug}-${position}`,
      offer_id: slug,
      event_ref: event,
      position,
      name,
      names: namesOf(name),
      hold_days,
      payout_micros: BigInt(payout_cents) * 10_000n,
      progress_layout: events > 1 ? ('progress_and_text' as const) : ('text' as const),
      required_event_count: events,
      is_highlighted: position > 0 && position === milestones.length - 1,
    })),
  );
}
