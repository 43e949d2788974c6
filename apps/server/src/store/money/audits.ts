// The results of the last audits, stored so that every node can report them.
import { sql } from 'drizzle-orm';
import { elapsedMs } from '#store/engine/jobs.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { audits } from '#store/schema/audits.ts';

export interface AuditState {
  readonly name: string;
  readonly ageMs: number;
  readonly findings: number;
}

export async function findAuditStates(on: Queryable): Promise<AuditState[]> {
  return await on
    .select({
      name: audits.name,
      ageMs: elapsedMs(sql`${audits.checked_at}`),
      findings: sql<number>`cardinality(${audits.findings})`,
    })
    .from(audits)
    .orderBy(audits.name);
}

export async function saveAudit(on: Queryable, name: string, findings: readonly string[]): Promise<void> {
  const result = { findings: [...findings], checked_at: sql`clock_timestamp()` };
  await on
    .insert(audits)
    .values({ name, ...result })
    .onConflictDoUpdate({ target: audits.name, set: result });
}
