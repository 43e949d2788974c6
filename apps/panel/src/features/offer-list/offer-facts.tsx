import type { Offer } from '@earnwall/contract/entities/offer';
import { formatNumber } from '@earnwall/domain/money/display';
import { PlatformIcon } from '#lib/images/platform-icon.tsx';
import { useLocale, useText } from '#lib/text/text.tsx';

/** The small print of a tile: how many earn with it now, and on which devices. */
export function OfferFacts({ offer }: { offer: Pick<Offer, 'active_earners' | 'platforms'> }) {
  const text = useText();
  const earners = formatNumber(offer.active_earners, useLocale());
  return (
    <span className="offer-facts">
      {offer.active_earners > 0 && <bdi>{text('offer_earners', { earners })}</bdi>}
      <span className="offer-platforms">
        {offer.platforms.map((platform) => (
          <PlatformIcon key={platform} platform={platform} />
        ))}
      </span>
    </span>
  );
}
