import { Pill } from '@earnwall/ui/primitives/pill';
import { Amount } from '#lib/money/amount.tsx';
import { useText } from '#lib/text/text.tsx';
import { badgeOf, type OfferTileFacts } from './tile-facts.ts';

/** At the end edge of a tile: what it pays, with and without a bonus, and how it stands. */
export function OfferEnd({ offer, wasOpened, showsReward }: OfferTileFacts) {
  const text = useText();
  const badge = badgeOf(offer.status, wasOpened);
  const hasBonus = showsReward && offer.bonus > 0;
  return (
    <span className="offer-end">
      {showsReward && (
        <span className="offer-reward">
          <Amount amount={offer.reward} before={hasBonus ? offer.reward_without_bonus : undefined} />
        </span>
      )}
      <span className="offer-pills">
        {hasBonus && (
          <Pill tone="reward">
            <bdi dir="ltr">{text('bonus_percent', { percent: offer.bonus })}</bdi>
          </Pill>
        )}
        {badge && <Pill tone={badge.tone}>{text(badge.label)}</Pill>}
      </span>
    </span>
  );
}
