import { timer } from '@earnwall/contract/limits';

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * What a bonus timer shows (BO-02). It is counted from the clock, never down from the last value, so that a suspended
 * tab is right again at its first tick. A begun second counts as whole: zero means over.
 */
export function timeLeft(expiresAtMs: number, nowMs: number): TimeLeft {
  const total = Math.max(Math.ceil((expiresAtMs - nowMs) / timer.tickMs), 0);
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** The time until the displayed value changes; aligned to whole remaining seconds, however late the last tick was. */
export function nextTickMs(expiresAtMs: number, nowMs: number): number {
  const left = Math.max(expiresAtMs - nowMs, 0);
  return left % timer.tickMs || Math.min(left, timer.tickMs);
}
