import type { Progress } from './progress.ts';

/** The reward of a milestone, and how long it stays pending. */
export interface Promised {
  readonly user_reward: bigint;
  readonly hold_days: number;
}

/** Where the points of a milestone are: together they are its reward, or nothing. */
export interface Points {
  /** Pending until `pending_until`. */
  readonly pending: bigint;
  /** Points that count. */
  readonly credited: bigint;
  readonly pending_until: Date | null;
  /** When pending points were released. */
  readonly released_at: Date | null;
}

const dayMs = 24 * 60 * 60 * 1000;

const none: Points = { pending: 0n, credited: 0n, pending_until: null, released_at: null };

/**
 * Where the points belong once a milestone is as far as `progress` says (OF-09). Reached, they are pending for
 * as long as the network may reverse it, counted from the day it was reached; no longer reached, they are reversed.
 * Credited points stay credited.
 */
export function pointsAfter(
  promised: Promised,
  { reached_at }: Progress,
  points: Points,
  { at, isTest }: { readonly at: Date; readonly isTest: boolean },
): Points {
  if (reached_at === null) return none;
  if (points.credited > 0n) return only(points);
  const dueAt = new Date(reached_at.getTime() + promised.hold_days * dayMs);
  if (points.pending > 0n) return { ...only(points), pending_until: dueAt };
  // Test points need not be pending.
  const mustWait = dueAt > at && !isTest;
  if (mustWait && promised.user_reward > 0n)
    return { ...none, pending: promised.user_reward, pending_until: dueAt };
  return { ...none, credited: promised.user_reward };
}

/** Releases points that are due; the others stay as they are. */
export function pointsReleased(points: Points, now: Date): Points {
  const { pending, credited, pending_until } = points;
  if (pending === 0n || pending_until === null || pending_until > now) return only(points);
  return { pending: 0n, credited: credited + pending, pending_until: null, released_at: now };
}

/** Only the fields of `Points`, also for a caller that passes a whole milestone. */
const only = ({ pending, credited, pending_until, released_at }: Points): Points => ({
  pending,
  credited,
  pending_until,
  released_at,
});
