// What a list of suppliers shows beside their counts: how much is open, and how their reports ended.
import type { Outcome } from '@earnwall/contract/outcomes';
import { count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { offers } from '#store/schema/offers.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';
import { surveys } from '#store/schema/surveys.ts';

/** By supplier or network: surveys and offers that people may see. */
export async function countOpen(on: Queryable): Promise<Map<string, number>> {
  const found = await Promise.all([
    on
      .select({ id: surveys.supplier_id, open: count() })
      .from(surveys)
      .where(eq(surveys.status, 'open'))
      .groupBy(surveys.supplier_id),
    on
      .select({ id: offers.network_id, open: count() })
      .from(offers)
      .where(eq(offers.status, 'open'))
      .groupBy(offers.network_id),
  ]);
  return new Map(found.flat().map(({ id, open }) => [id, open]));
}

export interface MixPart {
  readonly outcome: Outcome | 'reversed';
  readonly times: number;
}

/** By supplier of surveys, the most frequent first. What takes an earlier report back is no end of its own. */
export async function findMixes(on: Queryable, since: Date): Promise<Map<string, MixPart[]>> {
  const { rows } = await on.execute<{ supplier_id: string; outcome: MixPart['outcome']; times: number }>(sql`
    select supplier_id, case when reverses is null then outcome else 'reversed' end as outcome, count(*)::integer as times
    from ${supplier_reports} where received_at >= ${since.toISOString()}
    group by 1, 2 order by 1, 3 desc, 2`);
  const mixes = new Map<string, MixPart[]>();
  for (const { supplier_id, outcome, times } of rows) {
    const mix = mixes.get(supplier_id) ?? [];
    mixes.set(supplier_id, mix);
    mix.push({ outcome, times });
  }
  return mixes;
}
