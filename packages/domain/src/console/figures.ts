// The four figures of Home: rewards of several apps as dollars, days without anything, and the change to a week before.

interface Rate {
  readonly decimals: number;
  /** Whole units of the app's currency for one US dollar, in millionths. */
  readonly exchange_rate_micros: bigint;
}

/** Points as millionths of a US dollar, rounded down. */
export const microDollarsOf = (points: bigint, { decimals, exchange_rate_micros }: Rate): bigint =>
  (points * 10n ** 12n) / (10n ** BigInt(decimals) * exchange_rate_micros);

const microsPerCent = 10_000n;

export const centsOf = (microDollars: bigint): number =>
  Number((microDollars + (microDollars < 0n ? -microsPerCent : microsPerCent) / 2n) / microsPerCent);

const dayMs = 24 * 3_600_000;

/** The days of UTC that end with the one before `now`, the earliest first, as `2026-03-09`. */
export function daysBefore(now: Date, count: number): string[] {
  const today = Math.floor(now.getTime() / dayMs);
  return Array.from({ length: count }, (_, index) => dayOf(today - count + index));
}

const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

export const conversionOf = ({ completes, starts }: { completes: number; starts: number }): number | null =>
  starts === 0 ? null : completes / starts;

export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  /** `3.8%`, or `0.6 pt` where shares are compared. */
  readonly text: string;
}

/** Null where there is nothing to compare with. */
export function changeOf(value: number | null, before: number | null, unit: '%' | 'pt'): Change | null {
  if (value === null || before === null || (unit === '%' && before <= 0)) return null;
  const change = unit === 'pt' ? (value - before) * 100 : ((value - before) / before) * 100;
  const rounded = Math.round(Math.abs(change) * 10) / 10;
  const text = unit === 'pt' ? `${rounded} pt` : `${rounded}%`;
  return { direction: rounded === 0 ? 'same' : change > 0 ? 'up' : 'down', text };
}
