import type { Offer } from '@earnwall/contract/entities/offer';
import type { OfferReward } from '@earnwall/contract/entities/offer-reward';
import { isReached, milestoneCount } from '@earnwall/domain/offers/shown-progress';
import { rewardStatus } from '@earnwall/domain/offers/status';
import { Icon } from '@earnwall/ui/primitives/icon';
import { Amount, Figure } from '#lib/money/amount.tsx';
import { dateText } from '#lib/text/moment-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import { OfferTimeLeft } from './time-left.tsx';

interface Props {
  reward: OfferReward;
  /** Which one it is, from 1. */
  place: number;
  /** A task that has as long as the whole offer need not say so once more. */
  offer: Pick<Offer, 'status' | 'time_left'>;
  readAt: number | null;
  showsReward: boolean;
}

/** One thing to reach: how far it is by its layout, what it pays, and what became of that (OF-07). */
export function RewardItem({ reward, place, offer, readAt, showsReward }: Props) {
  const isDone = isReached(reward);
  const kinds = ['offer-task', isDone && 'offer-task-reached', reward.is_highlighted && 'offer-task-high'];
  return (
    <li className={kinds.filter(Boolean).join(' ')}>
      <span className="offer-task-mark" aria-hidden="true">
        {isDone ? <Icon name="check" /> : <Figure value={place} />}
      </span>
      <span className="offer-task-words">
        <span dir="auto">{reward.name}</span>
        <RewardProgress reward={reward} />
        <RewardState reward={reward} />
        {!isDone && reward.time_left !== offer.time_left && (
          <OfferTimeLeft status={offer.status} time_left={reward.time_left} readAt={readAt} />
        )}
      </span>
      {showsReward && (
        <Amount
          amount={reward.reward}
          before={reward.reward > reward.reward_without_bonus ? reward.reward_without_bonus : undefined}
        />
      )}
    </li>
  );
}

function RewardProgress({ reward }: Pick<Props, 'reward'>) {
  const text = useText();
  const { progress_layout, required_event_count } = reward;
  if (required_event_count < 2) return null;
  const { done, of } = milestoneCount(reward);
  const words = text('offer_task_progress', { done, of });
  return (
    <span className="offer-task-progress">
      {progress_layout !== 'text' && (
        <progress className="offer-bar" max={of} value={done} aria-label={words} />
      )}
      {progress_layout !== 'progress' && <span className="offer-task-count">{words}</span>}
    </span>
  );
}

function RewardState({ reward }: Pick<Props, 'reward'>) {
  const text = useText();
  const locale = useLocale();
  if (reward.status === rewardStatus.notStarted) return null;
  const isWaiting = reward.status === rewardStatus.pending && reward.pending_until !== null;
  const date = isWaiting ? dateText(new Date(reward.pending_until ?? ''), new Date(), locale) : '';
  return (
    <span className="offer-task-state">
      {isWaiting ? text('offer_task_pending', { date }) : text('offer_task_done')}
    </span>
  );
}
