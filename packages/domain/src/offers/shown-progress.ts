import { offerStatus, rewardStatus } from './status.ts';

/** As the wire has a milestone. */
interface ShownMilestone {
  readonly status: number;
  readonly event_count: number;
  readonly required_event_count: number;
}

/** How far an opened offer is. Bar and text are both made of this, so that they agree (decision 0106). */
export interface ShownProgress {
  /** How much of each milestone is reached, 0 to 1, in their order. */
  readonly segments: readonly number[];
  readonly done: number;
  readonly of: number;
}

/** More segments cannot be told apart on a phone: they become one. */
const mostSegments = 12;

/** How often a milestone's event has happened; a reached one is never short of it. */
export function milestoneCount({ status, event_count, required_event_count }: ShownMilestone) {
  const of = Math.max(1, required_event_count);
  return { done: isReached({ status }) ? of : Math.min(event_count, of), of };
}

export const isReached = ({ status }: Pick<ShownMilestone, 'status'>): boolean =>
  status !== rewardStatus.notStarted;

/** Null before the offer was opened, and where it has no milestones. */
export function shownProgress(offer: {
  readonly status: number;
  readonly rewards: readonly ShownMilestone[];
}): ShownProgress | null {
  const { status, rewards } = offer;
  if (status === offerStatus.notStarted || rewards.length === 0) return null;
  const shares = rewards.map((milestone) => {
    const { done, of } = milestoneCount(milestone);
    return done / of;
  });
  const all = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return {
    segments: shares.length > mostSegments ? [all] : shares,
    done: rewards.filter(isReached).length,
    of: rewards.length,
  };
}

/** Whether the points of a milestone count: reached, and not waiting. */
export const isPaid = ({ status }: Pick<ShownMilestone, 'status'>): boolean =>
  status === rewardStatus.completed || status === rewardStatus.reconciled;
