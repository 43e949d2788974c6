// What people were told, against what came of it.
import type { SaidCounts } from '@earnwall/domain/experiments/calibration';
import { asc, gte, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { odds_said } from '#store/schema/outcomes.ts';

export interface SaidSum extends SaidCounts {
  /** The first day that counts. */
  readonly since: string;
}

export async function sumSaid(on: Queryable, from: string): Promise<SaidSum[]> {
  return await on
    .select({
      said: odds_said.said,
      entrants: sql`sum(${odds_said.entrants})`.mapWith(Number),
      completes: sql`sum(${odds_said.completes})`.mapWith(Number),
      since: sql<string>`min(${odds_said.day})::text`,
    })
    .from(odds_said)
    .where(gte(odds_said.day, from))
    .groupBy(odds_said.said)
    .having(sql`sum(${odds_said.entrants}) > 0`)
    .orderBy(asc(odds_said.said));
}
