import { formatNumber } from '@earnwall/domain/money/display';
import { platformNames } from '#lib/images/platform-icon.tsx';
import { useAmountText } from '#lib/money/money-display.tsx';
import { factsText, listText } from '#lib/text/list-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import { badgeOf, type OfferTileFacts } from './tile-facts.ts';

/** What a screen reader says for a tile: "Dragon Isles, 9,600 coins, +15%, In progress, next: Reach level 20, …". */
export function OfferName({ offer, wasOpened, showsReward }: OfferTileFacts) {
  const text = useText();
  const locale = useLocale();
  const amountText = useAmountText();
  const badge = badgeOf(offer.status, wasOpened);
  const hasBonus = showsReward && offer.bonus > 0;
  const devices = offer.platforms.map((platform) => text(platformNames[platform]));
  const facts = [
    offer.name,
    showsReward && amountText(offer.reward),
    hasBonus && text('bonus_percent', { percent: offer.bonus }),
    hasBonus && text('reward_before_bonus', { reward: amountText(offer.reward_without_bonus) }),
    badge && text(badge.label),
    offer.item && text('offer_next', { task: offer.item }),
    offer.active_earners > 0 &&
      text('offer_earners', { earners: formatNumber(offer.active_earners, locale) }),
    devices.length > 0 && text('offer_platforms', { platforms: listText(devices, locale) }),
  ];
  return <span className="unseen">{factsText(facts, locale)}</span>;
}
