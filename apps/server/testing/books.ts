// Whether the books are right after whatever was done to the server.

import type { Queryable } from '#store/engine/queryable.ts';
import { checkBooks } from '#store/money/books.ts';
import { allTime, checkStatistics } from '#store/statistics/check.ts';
import { auditSettlements } from '#surveys/settle/audit.ts';

export { checkBooks, findMissingReports } from '#store/money/books.ts';

/** O8 over all rows: none when fold and deltas are what the rows say. */
export const statisticsProblems = (on: Queryable): Promise<string[]> => checkStatistics(on, allTime);

/** Books that do not balance, clicks that are not worth what their reports say, statistics that do not add up. */
export async function bookProblems(on: Queryable): Promise<string[]> {
  const unsettled = await auditSettlements(on);
  return [
    ...(await checkBooks(on)),
    ...unsettled.map((cid) => `not what its reports say: ${cid}`),
    ...(await statisticsProblems(on)),
  ];
}
