// What Prodege's statuses mean. The reason that it gives with an end that pays nothing says more than the status; one that is
// not in the table leaves it at the status.
import type { Outcome } from '@earnwall/contract/outcomes';
import { meaningsOf, type ReadCode, readCode } from '#adapters/suppliers/read-code.ts';
import type { CodeMeaning } from '#ports/supplier.ts';

const complete = '1';

const statuses = new Map<string, Outcome>([
  [complete, 'complete'],
  ['2', 'quota_full'],
  ['3', 'screen_out'],
  ['4', 'quality'],
]);

const reasons = new Map<string, Outcome>([
  ...['4', '17', '19', '20', '24', '32'].map((reason): [string, Outcome] => [reason, 'duplicate']),
  ...['13', '28', '29', '30', '31', '38'].map((reason): [string, Outcome] => [reason, 'quota_full']),
  ['33', 'security'],
]);

/** Its code is the status, and the reason after a point where there is one. */
export function readStatus(status: string, termreason: string): ReadCode {
  const read = readCode(statuses, status);
  const rawCode = termreason === '' ? status : `${status}.${termreason}`;
  const isEnd = statuses.has(status) && status !== complete;
  return { ...read, rawCode, outcome: (isEnd && reasons.get(termreason)) || read.outcome };
}

export const isComplete = (status: string) => status === complete;

export const isStatus = (status: string) => statuses.has(status);

export const prodegeCodes: readonly CodeMeaning[] = [
  ...meaningsOf(statuses, (status) =>
    isComplete(status) ? null : 'without a reason, or with one not listed',
  ),
  ...[...reasons].map(([reason, outcome]) => ({
    ...{ code: `*.${reason}`, outcome, note: 'this reason with any status but complete' },
  })),
];
