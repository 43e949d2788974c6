import { Pill } from '@earnwall/ui/primitives/pill';
import { Amount } from '#lib/money/amount.tsx';
import { useText } from '#lib/text/text.tsx';
import { badgeOf, type OfferTileFacts } from './tile-facts.ts';

const hasBonus = ({ offer, showsReward }: OfferTileFacts) => showsReward && offer.bonus > 0;

/** What it pays, with and without a bonus. */
export function OfferReward(facts: OfferTileFacts) {
  const { offer, showsReward } = facts;
  if (!showsReward) return null;
  return (
    <span className="offer-reward">
      <Amount amount={offer.reward} before={hasBonus(facts) ? offer.reward_without_bonus : undefined} />
    </span>
  );
}

/** The bonus in percent, and how the offer stands. */
export function OfferPills(facts: OfferTileFacts) {
  const text = useText();
  const badge = badgeOf(facts.offer.status, facts.wasOpened);
  return (
    <span className="offer-pills">
      {hasBonus(facts) && (
        <Pill tone="reward">
          <bdi dir="ltr">{text('bonus_percent', { percent: facts.offer.bonus })}</bdi>
        </Pill>
      )}
      {badge && <Pill tone={badge.tone}>{text(badge.label)}</Pill>}
    </span>
  );
}
