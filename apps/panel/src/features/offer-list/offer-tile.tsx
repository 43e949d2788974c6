import type { Offer } from '@earnwall/contract/entities/offer';
import { Pill } from '@earnwall/ui/primitives/pill';
import { memo } from 'react';
import { Amount } from '#lib/amount.tsx';
import { SafeImage } from '#lib/safe-image.tsx';
import { useText } from '#lib/text.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferName } from './offer-name.tsx';
import { badgeOf, countOfNext, progressOf } from './tile-facts.ts';
import './offer-tile.css';

export interface OfferTileProps {
  offer: Offer;
  /** Its details were opened lately (OF-11). */
  wasOpened: boolean;
  /** The app shows what an offer pays (metadata `show_rewards`). */
  showsReward: boolean;
  onOpen: (offer: Offer) => void;
}

/** An offer as one button (spec §2, OF-04): picture, what it is, how far it is, and what it pays. */
export const OfferTile = memo(function OfferTile(props: OfferTileProps) {
  const { offer, onOpen } = props;
  return (
    <button type="button" className="offer on-card" aria-haspopup="dialog" onClick={() => onOpen(offer)}>
      <OfferName {...props} />
      <span className="offer-body" aria-hidden="true">
        <SafeImage source={offer.icon} className="offer-icon" />
        <span className="offer-words">
          <span className="offer-title" dir="auto">
            {offer.name}
          </span>
          <NextTask offer={offer} />
          <OfferProgress offer={offer} />
          <OfferFacts offer={offer} />
        </span>
        <OfferEnd {...props} />
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
        <bdi className="offer-count">
          {count.done}/{count.of}
        </bdi>
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

/** At the end edge: what it pays, with and without a bonus, and how it stands. */
function OfferEnd({ offer, wasOpened, showsReward }: Omit<OfferTileProps, 'onOpen'>) {
  const text = useText();
  const badge = badgeOf(offer.status, wasOpened);
  const hasBonus = offer.bonus > 0;
  return (
    <span className="offer-end">
      {showsReward && (
        <span className="offer-reward">
          <Amount amount={offer.reward} before={hasBonus ? offer.reward_without_bonus : undefined} />
        </span>
      )}
      <span className="offer-pills">
        {hasBonus && showsReward && (
          <Pill tone="reward">
            <bdi dir="ltr">{text('bonus_percent', { percent: offer.bonus })}</bdi>
          </Pill>
        )}
        {badge && <Pill tone={badge.tone}>{text(badge.label)}</Pill>}
      </span>
    </span>
  );
}
