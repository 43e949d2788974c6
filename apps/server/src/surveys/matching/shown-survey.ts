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
