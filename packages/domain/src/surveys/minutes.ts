import { surveyTime } from '@earnwall/contract/first-limits';

/** The time that a tile and the qualify screen show (SL-06, QF-01): whole minutes, rounded up, 1 when nothing is known. */
export function surveyMinutes(loi: number | null | undefined): number {
  const minutes = Math.ceil((loi ?? 0) / surveyTime.secondsPerMinute);
  return Math.max(minutes, surveyTime.minimumMinutes);
}
