/**
 * The status numbers of the wire, defined in one table (OF-06, decision 0036). Offers and
 * their reward items count differently.
 */
export const offerStatus = {
  /** The link was never opened. */
  notStarted: -1,
  /** Opened; nothing has happened yet. */
  started: 0,
  inProgress: 1,
  /** All milestones are reached, and all their points count. */
  completed: 2,
  /** All milestones are reached, but some points are pending: in progress in the ledger, completed for users. */
  shownCompleted: 3,
  /** Its time ran out before all milestones were reached. */
  ended: 4,
} as const;

export type OfferStatus = (typeof offerStatus)[keyof typeof offerStatus];

export const rewardStatus = {
  notStarted: 0,
  /** Reached; its points are pending until a date. */
  pending: 1,
  /** Reached, and its points were credited immediately. */
  completed: 2,
  /** Reached; its points were pending, and are credited now. */
  reconciled: 3,
} as const;

export type RewardStatus = (typeof rewardStatus)[keyof typeof rewardStatus];

/** How far one milestone of an opened offer is, and where its points are. */
export interface OpenedMilestone {
  readonly event_count: number;
  readonly reached_at: Date | null;
  readonly ends_at: Date | null;
  readonly pending: bigint;
  readonly released_at: Date | null;
}

/** It follows from the milestones and the clock, so nothing has to be written when time runs out. */
export function offerStatusOf(milestones: readonly OpenedMilestone[], now: Date): OfferStatus {
  const open = milestones.filter(({ reached_at }) => reached_at === null);
  if (open.length === 0 && milestones.length > 0) {
    const isWaiting = milestones.some(({ pending }) => pending > 0n);
    return isWaiting ? offerStatus.shownCompleted : offerStatus.completed;
  }
  if (open.length > 0 && open.every(({ ends_at }) => isOver(ends_at, now))) return offerStatus.ended;
  const hasBegun = milestones.some(({ event_count }) => event_count > 0);
  return hasBegun ? offerStatus.inProgress : offerStatus.started;
}

export function rewardStatusOf({ reached_at, pending, released_at }: OpenedMilestone): RewardStatus {
  if (reached_at === null) return rewardStatus.notStarted;
  if (pending > 0n) return rewardStatus.pending;
  return released_at === null ? rewardStatus.completed : rewardStatus.reconciled;
}

/** At the moment itself it is over. */
const isOver = (ends_at: Date | null, now: Date): boolean => ends_at !== null && ends_at <= now;
