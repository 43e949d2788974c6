// What the audit asks, for the job and the command alike (decision 0057).

import type { Queryable } from '#store/engine/queryable.ts';
import { checkBooks } from '#store/money/books.ts';
import { auditSettlements } from '#surveys/settle/audit.ts';

export interface Audit {
  readonly name: string;
  /** One line for each offender; none when all is right. */
  run(on: Queryable, pace: () => Promise<void>): Promise<string[]>;
}

export const audits: readonly Audit[] = [
  { name: 'books', run: checkBooks },
  {
    name: 'settlements',
    run: async (on, pace) => (await auditSettlements(on, pace)).map(inWords),
  },
];

/** By the beginning of its id, which is enough to find it; the whole id would open it. */
const inWords = (cid: string): string => `A click is not what its reports say: ${cid.slice(0, 12)}…`;
