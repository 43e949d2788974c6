// Facts for Home about the installation: mail, messages to phones, books, backups.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { audits } from '#store/schema/audits.ts';

const dayMs = 24 * 3_600_000;
const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Mails that failed and are tried again, and those that were given up within a day. */
export async function findMailTrouble(on: Queryable, now: Date) {
  const yesterday = sql`${new Date(now.getTime() - dayMs).toISOString()}::timestamptz`;
  const { rows } = await on.execute<{ failing: number; dead: number; since: string | null }>(sql`
    select count(*) filter (where state = 'due')::integer as failing,
      count(*) filter (where state = 'dead')::integer as dead, min(created_at) as since
    from (
      (select state, created_at from outbox where state = 'due' and failure is not null limit 1000)
      union all
      (select state, created_at from outbox where state = 'dead' and settled_at >= ${yesterday} limit 1000)
    ) as troubled`);
  const [found] = rows;
  return {
    failing: found?.failing ?? 0,
    dead: found?.dead ?? 0,
    since: dateOrNull(found?.since ?? null),
  };
}

export async function findFindings(on: Queryable) {
  const found = await on.select().from(audits).where(sql`cardinality(${audits.findings}) > 0`);
  return found.map(({ name, findings, checked_at }) => ({
    audit: name,
    count: findings.length,
    first: findings[0] ?? '',
    at: checked_at,
  }));
}

/** When the last backup was reported, and when the first app was made. */
export async function findBackupTimes(on: Queryable) {
  const { rows } = await on.execute<{ backup_at: string | null; began_at: string | null }>(sql`
    select (select max(finished_at) from backups) as backup_at, (select min(created_at) from apps) as began_at`);
  const [found] = rows;
  return { backup_at: dateOrNull(found?.backup_at ?? null), began_at: dateOrNull(found?.began_at ?? null) };
}
