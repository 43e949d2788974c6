// A person's list as it was worked out: surveys as they were found, their order as places among them, and their odds by these
// places. An object for each survey of each list would cost as much as putting them in order.
import type { ListOdds } from '@earnwall/domain/odds/list-odds';
import type { ListedSurvey } from './listed-survey.ts';

/** A survey in somebody's list; its place is that in the list. */
export interface ShownSurvey {
  readonly survey: ListedSurvey;
  /** In percent; null while they are not known. */
  readonly odds: number | null;
  /** What its place follows from: what a minute yields, in payout, and of that pay for time. */
  readonly value: number;
  readonly away: number;
}

export class ShownList {
  constructor(
    readonly found: readonly ListedSurvey[],
    /** In the order of the list. */
    readonly places: Uint16Array,
    readonly odds: ListOdds,
  ) {}

  get length(): number {
    return this.found.length;
  }

  /** For whoever keeps it, or is not in a hurry. */
  surveys(limit = this.length): ShownSurvey[] {
    const { values, aways, shown } = this.odds;
    return Array.from(this.places.subarray(0, Math.min(limit, this.length)), (place) => ({
      survey: this.found[place] as ListedSurvey,
      odds: shown[place] || null,
      value: values[place] as number,
      away: aways[place] as number,
    }));
  }
}

/** In the order given. */
export function shownList(surveys: readonly ShownSurvey[]): ShownList {
  return new ShownList(
    surveys.map(({ survey }) => survey),
    Uint16Array.from(surveys.keys()),
    {
      values: Float64Array.from(surveys, ({ value }) => value),
      aways: Float64Array.from(surveys, ({ away }) => away),
      shown: Uint8Array.from(surveys, ({ odds }) => odds ?? 0),
    },
  );
}
