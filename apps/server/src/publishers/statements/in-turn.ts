// One statement of an app is made at a time: each occupies a connection of the database while it reads.
import { TooManyRequests } from '#request/api-error.ts';
import type { Database } from '#store/engine/database.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { inSnapshot, takeTurn } from '#store/money/statement-snapshot.ts';

const retryAfterSeconds = 2;

export function inTurn<Result>(
  database: Database,
  app_id: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return inSnapshot(database, async (tx) => {
    if (!(await takeTurn(tx, app_id)))
      throw new TooManyRequests(
        retryAfterSeconds,
        'Another statement of this app is being made: retry soon.',
      );
    return await work(tx);
  });
}
