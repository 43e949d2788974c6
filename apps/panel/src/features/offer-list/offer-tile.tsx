import type { Offer } from '@earnwall/contract/entities/offer';
import { shownProgress } from '@earnwall/domain/offers/shown-progress';
import { memo } from 'react';
import { SafeImage } from '#lib/images/safe-image.tsx';
import { Segments } from '#lib/progress/segments.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferName } from './offer-name.tsx';
import { OfferPills, OfferReward } from './offer-reward.tsx';
import { OfferTitle } from './offer-title.tsx';
import { countOfNext, type OfferTileFacts } from './tile-facts.ts';
import '@earnwall/ui/tile.css';
import './offer-tile.css';

export interface OfferTileProps extends OfferTileFacts {
  onOpen: (offer: Offer) => void;
}

/** An offer as one button (OF-04): picture, what it is, how far it is, and what it pays. */
export const OfferTile = memo(function OfferTile(props: OfferTileProps) {
  const { offer, onOpen } = props;
  const progress = shownProgress(offer);
  return (
    <button type="button" className="offer tile on-card" aria-haspopup="dialog" onClick={() => onOpen(offer)}>
      <OfferName {...props} />
      <span className="offer-body" aria-hidden="true">
        <SafeImage source={offer.icon} className="offer-icon" />
        <span className="offer-words">
          <span className="offer-row">
            <span className="offer-title" dir="auto">
              <OfferTitle offer={offer} />
            </span>
            <OfferReward {...props} />
          </span>
          <span className="offer-row">
            <NextTask offer={offer} />
            <OfferPills {...props} />
          </span>
          <span className="offer-more">
            {progress && <Segments segments={progress.segments} />}
            <OfferFacts offer={offer} />
          </span>
        </span>
      </span>
    </button>
  );
});

function NextTask({ offer }: Pick<OfferTileProps, 'offer'>) {
  const count = countOfNext(offer);
  if (!offer.item) return null;
  return (
    <span className="offer-next">
      <bdi>{offer.item}</bdi>
      {count && (
        <span className="offer-count">
          <bdi>
            {count.done}/{count.of}
          </bdi>
        </span>
      )}
    </span>
  );
}
