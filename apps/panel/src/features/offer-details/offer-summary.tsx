import type { Offer } from '@earnwall/contract/entities/offer';
import { Pill } from '@earnwall/ui/primitives/pill';
import { SafeImage } from '#lib/images/safe-image.tsx';
import { Amount } from '#lib/money/amount.tsx';
import { RichText } from '#lib/rich-text/rich-text.tsx';
import { DottedLine } from '#lib/text/dotted-line.tsx';
import { useLocale, useText } from '#lib/text/text.tsx';
import { factsOf } from './summary-facts.ts';
import { OfferTimeLeft } from './time-left.tsx';

interface Props {
  offer: Offer;
  readAt: number | null;
  showsReward: boolean;
  titleId: string;
}

/** What it is and what it pays, at a glance. */
export function OfferSummary({ offer, readAt, showsReward, titleId }: Props) {
  const text = useText();
  const facts = factsOf(offer, text, useLocale());
  return (
    <header className="offer-summary">
      <SafeImage source={offer.icon_url ?? offer.icon} className="offer-picture" />
      <div className="offer-summary-words">
        {/* The plain name is what assistive technology hears; the title is how the network likes it to look. */}
        <h1 className="offer-heading" id={titleId} tabIndex={-1} aria-label={offer.name}>
          <RichText html={offer.title} inline />
        </h1>
        <p className="offer-summary-facts">
          <DottedLine facts={facts} />
        </p>
        {showsReward && (
          <p className="offer-summary-reward">
            <Amount amount={offer.reward} before={offer.bonus > 0 ? offer.reward_without_bonus : undefined} />
            {offer.bonus > 0 && (
              <Pill tone="reward">
                <bdi dir="ltr">{text('bonus_percent', { percent: offer.bonus })}</bdi>
              </Pill>
            )}
          </p>
        )}
        <OfferTimeLeft status={offer.status} time_left={offer.time_left} readAt={readAt} />
      </div>
    </header>
  );
}
