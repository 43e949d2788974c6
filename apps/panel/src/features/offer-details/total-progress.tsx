import type { Offer } from '@earnwall/contract/entities/offer';
import { offerStatus, rewardStatus } from '@earnwall/domain/offers/status';
import { useAmountText } from '#lib/money/money-display.tsx';
import { useText } from '#lib/text/text.tsx';

/** How much of the whole is collected, once the offer was opened; said aloud when it moves. */
export function TotalProgress({ offer, showsReward }: { offer: Offer; showsReward: boolean }) {
  const text = useText();
  const amountText = useAmountText();
  if (offer.status === offerStatus.notStarted) return null;
  const done = offer.rewards.filter(({ status }) => status !== rewardStatus.notStarted).length;
  const words = showsReward
    ? text('offer_collected', {
        collected: amountText(offer.collected_points),
        reward: amountText(offer.reward),
      })
    : text('offer_tasks_done', { done, tasks: offer.rewards.length });
  return (
    <section className="offer-total">
      <progress
        className="offer-bar"
        max={Math.max(1, offer.reward)}
        value={Math.min(offer.collected_points, offer.reward)}
        aria-label={text('offer_total_progress')}
      />
      <p role="status">{words}</p>
    </section>
  );
}
