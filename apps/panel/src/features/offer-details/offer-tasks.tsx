import type { Offer } from '@earnwall/contract/entities/offer';
import { RewardItem } from './reward-item.tsx';

interface Props {
  offer: Offer;
  readAt: number | null;
  showsReward: boolean;
}

/** What is to be reached, in its order. */
export function OfferTasks({ offer, readAt, showsReward }: Props) {
  return (
    <ol className="offer-tasks">
      {offer.rewards.map((reward, at) => (
        <RewardItem
          key={reward.id}
          place={at + 1}
          reward={reward}
          offer={offer}
          readAt={readAt}
          showsReward={showsReward}
        />
      ))}
    </ol>
  );
}
