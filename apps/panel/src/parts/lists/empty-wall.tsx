import type { Metadata } from '@earnwall/contract/entities/metadata';
import { phoneScreen } from '@earnwall/contract/limits';
import { useMetadata } from '#api/metadata/metadata.ts';
import { useAreOffersOff } from '#api/metadata/metadata-facts.ts';
import { useNotifications } from '#api/notifications.ts';
import { useOffers } from '#api/offers.ts';
import { AlertCard } from '#features/empty-wall/alert-card.tsx';
import { UsualHours } from '#features/empty-wall/usual-hours.tsx';
import { OfferGrid } from '#features/offer-list/offer-grid.tsx';
import { useMedia } from '#lib/hooks/use-media.ts';
import { useText } from '#lib/text/text.tsx';
import { OfferCarousel } from '#parts/offers/offer-carousel.tsx';
import { useOfferTiles } from '#parts/offers/use-offer-tiles.tsx';
import { useOfferChoices } from '#session/use-offer-choices.ts';
import '#parts/offers/offers.css';

/** What follows the notice of an empty list: when surveys usually come, an offer to tell, and games (decision 0110). */
export function EmptyWall() {
  const settings = useNotifications();
  const { metadata } = useMetadata();
  const areOffersOff = useAreOffersOff();
  return (
    <>
      {settings?.usual_hours && <UsualHours hours={settings.usual_hours} />}
      {settings && <AlertCard settings={settings} />}
      {metadata && !areOffersOff && <Games metadata={metadata} />}
    </>
  );
}

/** On a phone as many as can be looked at without losing the way back. */
const shown = { narrow: 4, wide: 8 };

/** The best of the offers; without any there is no heading either. */
function Games({ metadata }: { metadata: Metadata }) {
  const text = useText();
  const platforms = useOfferChoices((choices) => choices.platforms);
  const { answer } = useOffers({ platforms, list: 'all' });
  const { setting, popup } = useOfferTiles(metadata);
  const isWide = useMedia(`(min-width: ${phoneScreen.maxWidthPx + 1}px)`);
  const offers = answer?.result === 'success' ? answer.offers : [];
  if (offers.length === 0) return null;
  const title = text('empty_games');
  return (
    <>
      {isWide ? (
        <OfferCarousel title={title} offers={offers.slice(0, shown.wide)} setting={setting} />
      ) : (
        <section>
          <h2 className="offers-title">{title}</h2>
          <OfferGrid label={title} offers={offers.slice(0, shown.narrow)} {...setting} />
        </section>
      )}
      {popup}
    </>
  );
}
