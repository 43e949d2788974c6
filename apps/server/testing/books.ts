// Whether the books are right after whatever was done to the server.

import type { Queryable } from '#store/engine/queryable.ts';
import { checkBooks } from '#store/money/books.ts';
import { auditSettlements } from '#surveys/settle/audit.ts';

export { checkBooks, findMissingReports } from '#store/money/books.ts';

/** Books that do not balance, and clicks that are not worth what their reports say. */
export async function bookProblems(on: Queryable): Promise<string[]> {
  const unsettled = await auditSettlements(on);
  return [...(await checkBooks(on)), ...unsettled.map((cid) => `not what its reports say: ${cid}`)];
}
