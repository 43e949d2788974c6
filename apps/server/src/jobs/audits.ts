// The list of audits, for the job and the command alike (decision 0057).

import type { Queryable } from '#store/engine/queryable.ts';
import { checkBooks } from '#store/money/books.ts';
import { checkStatistics, lastDays } from '#store/statistics/check.ts';
import { auditSettlements } from '#surveys/settle/audit.ts';

export interface Audit {
  readonly name: string;
  /** One line for each finding; none when all is consistent. `throttle` is awaited after each step. */
  run(on: Queryable, throttle: () => Promise<void>): Promise<string[]>;
}

export const audits: readonly Audit[] = [
  { name: 'books', run: checkBooks },
  {
    name: 'settlements',
    run: async (on, throttle) => (await auditSettlements(on, throttle)).map(findingOf),
  },
  {
    name: 'statistics',
    run: async (on, throttle) => await checkStatistics(on, await lastDays(on, auditedDays), throttle),
  },
];

/** Reports count by themselves for 45 days: what is older hardly changes. */
const auditedDays = 60;

/** With the beginning of the id, which is enough to find it; the whole id would give access to the click. */
const findingOf = (cid: string): string => `A click differs from what its reports say: ${cid.slice(0, 12)}…`;
