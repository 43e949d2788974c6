import type { Offer } from '@earnwall/contract/entities/offer';
import { formatNumber } from '@earnwall/domain/money/display';
import { popularityOf } from '@earnwall/domain/offers/popularity';
import type { Text } from '#lib/text/text.tsx';

const popular = { popular: 'offer_popular', very_popular: 'offer_popular_very' } as const;

/** What an offer is, whose it is, and who else takes it, in a few words each (OF-05). */
export function factsOf(
  offer: Pick<Offer, 'category' | 'provider' | 'popularity' | 'active_earners'>,
  text: Text,
  locale: string,
): string[] {
  const popularity = popularityOf(offer.popularity);
  const earners = formatNumber(offer.active_earners, locale);
  return [
    text(offer.category === 'game' ? 'offer_category_game' : 'offer_category_other'),
    offer.provider,
    popularity ? text(popular[popularity]) : '',
    offer.active_earners > 0 ? text('offer_earners', { earners }) : '',
  ].filter(Boolean);
}
