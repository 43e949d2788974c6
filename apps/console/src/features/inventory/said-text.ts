// A supplier's word on how many complete a survey, with the size of its sample: 42% of 310 is more than 42%.
import type { SaidOfSurvey } from '@earnwall/contract/entities/inventory';
import { none } from '#lib/none.ts';
import { percentText } from '#lib/percent-text.ts';

const count = (value: number) => value.toLocaleString('en');

/** For a cell of a table. */
export const saidShort = (said: SaidOfSurvey | null): string =>
  said === null
    ? none
    : `${percentText(said.conversion)}${said.entrants === null ? '' : ` of ${count(said.entrants)}`}`;

export function saidText(said: SaidOfSurvey | null): string {
  if (said === null) return 'nothing said';
  const { conversion, entrants, completes, out_seconds } = said;
  const share = `said ${percentText(conversion)}`;
  const out =
    out_seconds === null ? '' : `; turned away after ${Math.max(1, Math.round(out_seconds / 60))} min`;
  if (entrants !== null) return `${share} of ${count(entrants)} entrants${out}`;
  const sample = completes === null ? ', not of how many' : ` at ${count(completes)} completes`;
  return `${share}${sample}${out}`;
}
