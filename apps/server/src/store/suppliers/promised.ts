// What suppliers promise about the surveys that people were sent to.
import { and, avg, eq, gte, isNotNull } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { surveys } from '#store/schema/surveys.ts';

/** By supplier: of those who enter, the part that completes. Without those that say nothing, or had no starts. */
export async function findPromised(on: Queryable, since: Date): Promise<Map<string, number>> {
  const rows = await on
    .select({ id: clicks.supplier_id, promised: avg(surveys.conversion) })
    .from(clicks)
    .innerJoin(surveys, eq(surveys.id, clicks.survey_id))
    .where(and(gte(clicks.opened_at, since), isNotNull(clicks.started_at), isNotNull(surveys.conversion)))
    .groupBy(clicks.supplier_id);
  return new Map(rows.map(({ id, promised }) => [id, Number(Number(promised).toFixed(4))]));
}
