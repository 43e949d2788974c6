import type { Outcome } from '@earnwall/contract/outcomes';
import { timePay } from './turn-away.ts';

/** What decides what the time in a survey is worth: frozen when the click was opened, but for the return. */
export interface FairTerms {
  /** What a whole minute after the first pays, in millionths of the smallest unit; null where nothing is paid. */
  readonly fair_rate_micros: bigint | null;
  /** The most that is paid. */
  readonly fair_cap: bigint | null;
  /** Minutes count up to here. */
  readonly fair_limit_seconds: number | null;
  /** What part of the reward for a complete is set aside, in hundredths of a percent; null means none. */
  readonly fair_part_bp: number | null;
  /** When the browser came back; nobody vouches for it. */
  readonly returned_at: Date | null;
}

interface Visit extends Pick<FairTerms, 'returned_at'> {
  /** When the user was sent to the supplier. */
  readonly started_at: Date | null;
}

const turnedAway: ReadonlySet<string> = new Set<Outcome>(['screen_out', 'quota_full', 'closed']);

/** The ends for which time is paid: those that are no fault of the person. */
export const isTurnedAway = (outcome: string): boolean => turnedAway.has(outcome);

/**
 * How long somebody was in a survey: until the browser came back or the first report arrived, whichever was earlier. Reports
 * may come late, and a return can be forged: so neither can make it longer. Null where nothing says that it has ended.
 */
export function spentSeconds({ started_at, returned_at }: Visit, reported: readonly Date[]): number | null {
  const ends = [...reported, ...(returned_at ? [returned_at] : [])].map((end) => end.getTime());
  if (started_at === null || ends.length === 0) return null;
  return Math.max(0, Math.floor((Math.min(...ends) - started_at.getTime()) / 1000));
}

/** What so long a time in a survey that turned the person away is worth (OD-03): never more than half of a complete. */
export function timeWorth(
  { fair_rate_micros, fair_cap, fair_limit_seconds }: Omit<FairTerms, 'returned_at' | 'fair_part_bp'>,
  seconds: number,
): { readonly minutes: number; readonly amount: bigint } {
  if (fair_rate_micros === null || fair_cap === null || fair_limit_seconds === null)
    return { minutes: 0, amount: 0n };
  const terms = { most: Number(fair_cap), limit_seconds: fair_limit_seconds };
  const { minutes, amount } = timePay({ ...terms, rate_micros: Number(fair_rate_micros) }, seconds);
  return { minutes, amount: BigInt(amount) };
}

/** A click on which nothing is paid for time and nothing is set aside. */
export const noFairPay = {
  ...{ fair_rate_micros: null, fair_cap: null, fair_limit_seconds: null, fair_part_bp: null },
  returned_at: null,
} as const satisfies FairTerms;
