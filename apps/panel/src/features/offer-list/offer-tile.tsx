import type { Offer } from '@earnwall/contract/entities/offer';
import { memo } from 'react';
import { SafeImage } from '#lib/images/safe-image.tsx';
import { OfferEnd } from './offer-end.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferName } from './offer-name.tsx';
import { OfferTitle } from './offer-title.tsx';
import { countOfNext, type OfferTileFacts, progressOf } from './tile-facts.ts';
import '@earnwall/ui/tile.css';
import './offer-tile.css';

export interface OfferTileProps extends OfferTileFacts {
  onOpen: (offer: Offer) => void;
}

/** An offer as one button (OF-04): picture, what it is, how far it is, and what it pays. */
export const OfferTile = memo(function OfferTile(props: OfferTileProps) {
  const { offer, onOpen } = props;
  return (
    <button type="button" className="offer tile on-card" aria-haspopup="dialog" onClick={() => onOpen(offer)}>
      <OfferName {...props} />
      <span className="offer-body" aria-hidden="true">
        <SafeImage source={offer.icon} className="offer-icon" />
        <span className="offer-words">
          <span className="offer-title" dir="auto">
            <OfferTitle offer={offer} />
          </span>
          <NextTask offer={offer} />
        </span>
        <OfferEnd {...props} />
        <span className="offer-more">
          <OfferProgress offer={offer} />
          <OfferFacts offer={offer} />
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
      <bdi className="offer-goal">{offer.item}</bdi>
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

function OfferProgress({ offer }: Pick<OfferTileProps, 'offer'>) {
  const progress = progressOf(offer);
  if (progress === null) return null;
  return (
    <span className="offer-progress">
      <span className="offer-collected" style={{ inlineSize: `${progress * 100}%` }} />
    </span>
  );
}
