import type { Progress } from './progress.ts';

/** What a milestone is worth to the user, and how long that has to wait. */
export interface Promised {
  readonly user_reward: bigint;
  readonly hold_days: number;
}

/** Where the points of a milestone are: together they are its reward, or nothing. */
export interface Points {
  /** Points that wait until `pending_until`. */
  readonly pending: bigint;
  /** Points that count. */
  readonly credited: bigint;
  readonly pending_until: Date | null;
  /** When points that had to wait were released. */
  readonly released_at: Date | null;
}

const dayMs = 24 * 60 * 60 * 1000;

const none: Points = { pending: 0n, credited: 0n, pending_until: null, released_at: null };

/**
 * Where the points belong once a milestone is as far as `progress` says (OF-09). Reached, they wait for as long as the
 * network may call it off, counted from the day it was reached; no longer reached, they are taken back from where they
 * are. Points that count already stay where they are.
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
  // What is no money need not wait.
  const mustWait = dueAt > at && !isTest;
  if (mustWait && promised.user_reward > 0n)
    return { ...none, pending: promised.user_reward, pending_until: dueAt };
  return { ...none, credited: promised.user_reward };
}

/** Points whose day has come count from now on; the others stay as they are. */
export function pointsReleased(points: Points, now: Date): Points {
  const { pending, credited, pending_until } = points;
  if (pending === 0n || pending_until === null || pending_until > now) return only(points);
  return { pending: 0n, credited: credited + pending, pending_until: null, released_at: now };
}

/** Whoever hands in more, such as a whole milestone, gets back nothing but where its points are. */
const only = ({ pending, credited, pending_until, released_at }: Points): Points => ({
  pending,
  credited,
  pending_until,
  released_at,
});
