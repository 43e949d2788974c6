import type { Offer } from '@earnwall/contract/entities/offer';
import { RichText } from '#lib/rich-text/rich-text.tsx';
import { useText } from '#lib/text/text.tsx';
import { OfferSummary } from './offer-summary.tsx';
import { OfferTasks } from './offer-tasks.tsx';
import { TotalProgress } from './total-progress.tsx';

interface Props {
  offer: Offer;
  readAt: number | null;
  showsReward: boolean;
  titleId: string;
}

/** Step 1 (OF-05): what it is, how far it is, what each task pays, and how it goes. */
export function OfferInfo(props: Props) {
  const { offer, readAt, showsReward } = props;
  const text = useText();
  return (
    <>
      <OfferSummary {...props} />
      <TotalProgress offer={offer} showsReward={showsReward} />
      {offer.rewards.length > 0 && (
        <section className="offer-section">
          <h2 className="offer-section-title">{text('offer_rewards', { tasks: offer.rewards.length })}</h2>
          <OfferTasks offer={offer} readAt={readAt} showsReward={showsReward} />
        </section>
      )}
      <section className="offer-section">
        <h2 className="offer-section-title">{text('offer_about')}</h2>
        <RichText html={offer.description} />
      </section>
      {/* Not every network tells them. */}
      {offer.steps !== '' && (
        <section className="offer-section">
          <h2 className="offer-section-title">{text('offer_steps')}</h2>
          <RichText html={offer.steps} />
        </section>
      )}
    </>
  );
}
