import type { Offer } from '@earnwall/contract/entities/offer';
import { shownProgress } from '@earnwall/domain/offers/shown-progress';
import { useAmountPhrase } from '#lib/money/amount-phrase.ts';
import { Segments } from '#lib/progress/segments.tsx';
import { useText } from '#lib/text/text.tsx';

interface Props {
  offer: Offer;
  showsReward: boolean;
  /** Where arrivals are announced by themselves, the sum is not announced once more. */
  isSilent?: boolean;
}

/** How many milestones are reached, and how much of the whole is collected, once the offer was opened. */
export function TotalProgress({ offer, showsReward, isSilent }: Props) {
  const text = useText();
  const amountText = useAmountPhrase();
  const progress = shownProgress(offer);
  if (!progress) return null;
  const { segments, done, of } = progress;
  const collected = amountText(offer.collected_points);
  const reward = amountText(offer.reward);
  return (
    <section className="offer-total" aria-label={text('offer_total_progress')}>
      <p className="offer-total-texts" role={isSilent ? undefined : 'status'}>
        {showsReward && <span>{text('offer_collected', { collected, reward })}</span>}
        <span>{text('offer_tasks_done', { done, tasks: of })}</span>
      </p>
      <Segments segments={segments} />
    </section>
  );
}
