// What a user has behind them at some suppliers. It is read for suppliers with surveys that are not for everybody, and for
// no others: where there are none, nobody's list costs a query more.
import type { Entry } from '@earnwall/domain/surveys/exclusions';
import type { Queryable } from '#store/engine/queryable.ts';
import { findEntries, findPersonIds } from '#store/surveys/past-entries.ts';

export interface Past {
  readonly entries: readonly Entry[];
  /** The ids that the user has or had there. */
  readonly ids: readonly { supplier_id: string; person: string }[];
  /** When it was read. */
  readonly at: Date;
}

export async function findPast(
  on: Queryable,
  user: { app_id: string; id: number },
  suppliers: readonly string[],
  now: Date,
): Promise<Past> {
  if (suppliers.length === 0) return { entries: [], ids: [], at: now };
  const [entries, ids] = await Promise.all([
    findEntries(on, user, suppliers),
    findPersonIds(on, user, suppliers),
  ]);
  return { entries, ids, at: now };
}
