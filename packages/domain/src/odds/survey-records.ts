// What the odds and the order of a list read of a survey, as a record of numbers. `listOdds` reads them.
import type { Targeting } from '../matching/targeting.ts';
import type { Device } from '../surveys/device.ts';
import type { CompiledShares } from './compiled-shares.ts';
import { type Conversion, isKnown } from './conversion.ts';
import { devicesOfOdds } from './device-effects.ts';
import { Records } from './records.ts';

export interface RecordedSurvey {
  readonly reward: number;
  readonly odds: Readonly<Record<Device, Conversion>> & {
    readonly finish_seconds: number;
    readonly out_seconds: number;
    readonly paid_seconds: number;
    readonly reversal_rate: number;
  };
  /** Null where nobody is turned away. */
  readonly shares: CompiledShares | null;
}

/** Where each number stands in a record; what is wanted of people is behind them. */
export const field = {
  reward: 0,
  reversal_rate: 1,
  finish_seconds: 2,
  out_seconds: 3,
  paid_seconds: 4,
  /** The number of the mean conversion on the first device; the others follow (`means`). */
  mean: 5,
  /** A bit for each device on which odds are told, and `hasGroups`. */
  flags: 8,
  /** How many numbers `CompiledShares.wanted` has; -1 where nobody is turned away. */
  wanted: 9,
} as const;

const fixed = 10;
export const wantedFrom = fixed;
export const hasGroups = 1 << devicesOfOdds.length;

export class SurveyRecords {
  private readonly records = new Records();
  private readonly meanNumbers = new Map<number, number>();
  /** Conversions have few steps: whatever is worked out from one is worked out once for a list. */
  readonly means: number[] = [];
  /** Of records with `hasGroups`. */
  readonly groups = new Map<number, Targeting>();

  get numbers(): Float64Array {
    return this.records.numbers;
  }

  put({ reward, odds, shares }: RecordedSurvey): number {
    const { reversal_rate, finish_seconds, out_seconds, paid_seconds } = odds;
    const told = devicesOfOdds.map((device, bit) => (isKnown(odds[device]) ? 1 << bit : 0));
    const groups = shares?.groups ?? null;
    const flags = told.reduce((all, bit) => all | bit, groups ? hasGroups : 0);
    const at = this.records.put([
      ...[reward, reversal_rate, finish_seconds, out_seconds, paid_seconds],
      ...devicesOfOdds.map((device) => this.numberOf(odds[device].mean)),
      ...[flags, shares ? shares.wanted.length : -1],
      ...(shares?.wanted ?? []),
    ]);
    if (groups) this.groups.set(at, groups);
    return at;
  }

  release(at: number): void {
    this.groups.delete(at);
    this.records.release(at, fixed + Math.max(0, this.numbers[at + field.wanted] ?? 0));
  }

  private numberOf(mean: number): number {
    const known = this.meanNumbers.get(mean);
    if (known !== undefined) return known;
    const number = this.means.push(mean) - 1;
    this.meanNumbers.set(mean, number);
    return number;
  }
}
