// What a supplier's code means by its adapter's table. One that the table does not have still ends the click: it is an error,
// counted and listed for operators, and never paid.
import type { Outcome } from '@earnwall/contract/outcomes';
import type { CodeMeaning, OutcomeReason } from '#ports/supplier.ts';

export interface ReadCode {
  readonly outcome: Outcome;
  readonly rawCode: string;
  readonly reason?: OutcomeReason;
}

export function readCode(table: ReadonlyMap<string, Outcome>, rawCode: string): ReadCode {
  const outcome = table.get(rawCode);
  return outcome ? { outcome, rawCode } : { outcome: 'error', rawCode, reason: 'unknown_code' };
}

/** The table as operators read it. */
export const meaningsOf = (
  table: ReadonlyMap<string, Outcome>,
  noteOn: (code: string) => string | null = () => null,
): CodeMeaning[] => [...table].map(([code, outcome]) => ({ code, outcome, note: noteOn(code) }));
