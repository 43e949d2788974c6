// What a rule of the books is, and what several of them share.
import { type SQL, sql } from 'drizzle-orm';
import type { WalkedTable } from '#store/engine/key-windows.ts';

/** A rule selects the rows that break it, by a name that helps to find them. */
export type Rules = Readonly<Record<string, (window: SQL) => SQL>>;

/**
 * Rules about the rows of one table, checked in windows of its key; related rows are found by an index. How many rows a
 * window has is estimated badly: two big sides are grouped together, since a join of them may become a nested loop.
 */
export interface RuleSet extends WalkedTable {
  readonly rules: Rules;
}

export const byId = [{ column: 'id', type: 'bigint' }] as const;

/** The kinds of accounts that are a user's. */
export const ofUser = sql.raw(`('user', 'user_test', 'user_pending')`);

/** Findings are logged: a click is named by the beginning of its id, which is enough to find it; the whole id would give
 * access. */
export const clickNamed = (id: SQL): SQL => sql`left(${id}, 12) || '…'`;
