// What Dynata's codes mean, `disposition.status`. A disposition never changes its meaning; statuses are added without notice,
// so where all of a disposition end alike a new one does too. What could pay or take back is listed one by one.
import type { Outcome } from '@earnwall/contract/outcomes';
import { meaningsOf, type ReadCode, readCode } from '#adapters/suppliers/read-code.ts';
import type { MessageItem } from '#ports/signed-message.ts';
import type { CodeMeaning, SupplierOutcome } from '#ports/supplier.ts';

const codes = new Map<string, Outcome>([
  ['0.3', 'screen_out'],
  ['0.4', 'screen_out'],
  ['1.0', 'complete'],
  ['1.1', 'partial'],
  ['5.0', 'quality'],
  ['5.1', 'quality'],
  ['5.2', 'quality'],
  ['5.3', 'security'],
  ['5.4', 'quality'],
  ['5.10', 'quota_full'],
]);

const dispositions = new Map<string, Outcome>([
  ['0', 'error'],
  ['2', 'screen_out'],
  ['3', 'quota_full'],
  ['4', 'duplicate'],
]);

const complete = '1.0';
const takesBack: ReadonlySet<string> = new Set(['5.0', '5.1', '5.2', '5.3', '5.4']);

export function readDynataCode(disposition: string, status: string): ReadCode {
  const code = `${disposition}.${status}`;
  const known = codes.get(code) ?? dispositions.get(disposition);
  return readCode(known ? new Map([[code, known]]) : codes, code);
}

/** Dynata names no transaction: a click ends with each code once. */
export const transactionOf = (cid: string, code: string): string => `${cid}:${code}`;

/**
 * A quality code ends the click, and takes back a complete, whichever of them comes first: hence two reports, of which the
 * second waits in case there is no complete (decision 0118).
 */
export function outcomesOf(cid: string, read: ReadCode): MessageItem<SupplierOutcome>[] {
  const transaction = transactionOf(cid, read.rawCode);
  const claim = { cid, ...read, transaction, reverses: null, payout_micros: null };
  if (!takesBack.has(read.rawCode)) return [{ kind: 'readable', content: claim }];
  const reverses = transactionOf(cid, complete);
  return [
    { kind: 'readable', content: claim },
    { kind: 'readable', content: { ...claim, transaction: `${transaction}:reversal`, reverses } },
  ];
}

export const dynataCodes: readonly CodeMeaning[] = [
  ...meaningsOf(codes, (code) => (takesBack.has(code) ? 'takes a complete back, before or after it' : null)),
  ...[...dispositions].map(([disposition, outcome]) => ({
    ...{ code: `${disposition}.*`, outcome, note: 'every other status of this disposition' },
  })),
];
