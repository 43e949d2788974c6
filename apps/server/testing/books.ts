// Whether the books are right after whatever was done to the server.
import { auditSettlements } from '#settlement/audit.ts';
import { checkBooks } from '#store/books.ts';
import type { Queryable } from '#store/queryable.ts';

export { checkBooks, findMissingReports } from '#store/books.ts';

/** Books that do not balance, and clicks that are not worth what their reports say. */
export async function bookProblems(on: Queryable): Promise<string[]> {
  const unsettled = await auditSettlements(on);
  return [...(await checkBooks(on)), ...unsettled.map((cid) => `not what its reports say: ${cid}`)];
}
