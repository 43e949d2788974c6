// Folding: what triggers have written is added to the statistics (decision 0125).
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

/** How many were folded: fewer than `most` when none is left. Only committed ones are seen. */
export async function foldStatistics(on: Queryable, most: number): Promise<number> {
  const { rows } = await on.execute<{ folded: number }>(sql`select fold_statistics(${most}) as folded`);
  return rows[0]?.folded ?? 0;
}

/** How many days of people were counted; none while another node does so. */
export async function foldUserDays(on: Queryable, most: number): Promise<number> {
  const { rows } = await on.execute<{ folded: number }>(sql`select fold_user_days(${most}) as folded`);
  return rows[0]?.folded ?? 0;
}
