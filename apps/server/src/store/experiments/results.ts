// What was measured at each hour, and the last of it.
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { experiment_results } from '#store/schema/experiment-results.ts';

export interface MeasuredResult {
  readonly name: string;
  readonly at: Date;
  readonly result: unknown;
}

/** Two nodes that measured at the same moment have measured the same. */
export async function saveResults(on: Queryable, results: readonly MeasuredResult[]): Promise<void> {
  await on
    .insert(experiment_results)
    .values([...results])
    .onConflictDoUpdate({
      target: [experiment_results.name, experiment_results.at],
      set: { result: sql`excluded.result` },
    });
}

export async function findLastResults(on: Queryable, names: readonly string[]): Promise<MeasuredResult[]> {
  return await on
    .selectDistinctOn([experiment_results.name])
    .from(experiment_results)
    .where(inArray(experiment_results.name, [...names]))
    .orderBy(experiment_results.name, sql`${experiment_results.at} desc`);
}

/** Of one name, where only the last counts. */
export async function deleteResultsBefore(on: Queryable, before: Date, name: string): Promise<void> {
  const { at, name: named } = experiment_results;
  await on.delete(experiment_results).where(and(eq(named, name), lt(at, before)));
}

export async function deleteOldResults(on: Queryable, before: Date): Promise<void> {
  await on.delete(experiment_results).where(lt(experiment_results.at, before));
}
