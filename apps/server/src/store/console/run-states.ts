// What is planned, runs or has ended by the clock, as a condition; the rule is domain/zones/run-state.ts.
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** What was cancelled before it began is listed with what has ended. */
export type ListedState = 'planned' | 'running' | 'ended';

export function isInState(state: ListedState, starts_at: AnyColumn, ends_at: AnyColumn, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isCancelled = sql`coalesce(${ends_at} <= ${starts_at}, false)`;
  const isOver = sql`coalesce(${ends_at} <= ${at}, false)`;
  if (state === 'ended') return sql`(${isCancelled} or ${isOver})`;
  const isBegun = state === 'running' ? sql`${starts_at} <= ${at}` : sql`${starts_at} > ${at}`;
  return sql`(${isBegun} and not ${isCancelled} and not ${isOver})`;
}
