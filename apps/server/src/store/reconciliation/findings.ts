// Findings of a reconciliation, each with its owner, and what was done about them.
import type { FindingKind } from '@earnwall/domain/reconciliation/findings';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

export interface FindingRecord {
  id: number;
  kind: FindingKind;
  line: number | null;
  name: string;
  cid: string | null;
  ours_micros: string | null;
  theirs_micros: string | null;
  applied_at: string | null;
  effect: string | null;
  /** Whose it is; null where we know no such click. */
  app_id: string | null;
  uhash: string | null;
}

interface FindingsWanted {
  readonly id: number;
  readonly kind: FindingKind | null;
  readonly app: string | null;
  readonly after: number;
  readonly most: number;
}

/** In the order of their ids, from `after` on; `kind` and `app` null for all of them. */
export async function findFindings(
  on: Queryable,
  { id, kind, app, after, most }: FindingsWanted,
): Promise<FindingRecord[]> {
  const { rows } = await on.execute<FindingRecord & Record<string, unknown>>(sql`
    select finding.id::float8 as id, finding.kind, finding.line, finding.name, finding.cid,
      finding.ours_micros::text, finding.theirs_micros::text, finding.applied_at, finding.effect,
      users.app_id, users.uhash
    from reconciliation_findings as finding
    left join clicks on clicks.cid = finding.cid
    left join offer_clicks on offer_clicks.id = finding.cid
    left join users on users.app_id = coalesce(clicks.app_id, offer_clicks.app_id)
      and users.id = coalesce(clicks.user_id, offer_clicks.user_id)
    where finding.reconciliation_id = ${id} and finding.id > ${after}
      and (${kind}::text is null or finding.kind = ${kind})
      and (${app}::text is null or users.app_id = ${app})
    order by finding.id limit ${most}`);
  return rows;
}

export interface DueFinding {
  id: number;
  kind: FindingKind;
  name: string;
  cid: string;
}

/** Those that applying does something about, and has not yet. */
export async function findDueFindings(
  on: Queryable,
  { id, after, most }: { id: number; after: number; most: number },
): Promise<DueFinding[]> {
  const { rows } = await on.execute<{ id: number; kind: FindingKind; name: string; cid: string }>(sql`
    select id::float8 as id, kind, name, cid from reconciliation_findings
    where reconciliation_id = ${id} and id > ${after} and applied_at is null
      and kind in ('rejected', 'absent', 'not_credited')
    order by id limit ${most}`);
  return rows;
}

export async function markApplied(
  on: Queryable,
  done: readonly { readonly id: number; readonly effect: string }[],
  at: Date,
): Promise<void> {
  await on.execute(sql`
    update reconciliation_findings as finding set applied_at = ${at.toISOString()}, effect = done.effect
    from unnest(${sql.param(done.map(({ id }) => id))}::bigint[], ${sql.param(done.map(({ effect }) => effect))}::text[])
      as done (id, effect)
    where finding.id = done.id`);
}

export interface Applied {
  /** By what applying them did, the most frequent first. */
  readonly effects: { readonly effect: string; readonly times: number }[];
  /** Those that it has not come to yet. */
  readonly due: number;
}

export async function countApplied(on: Queryable, id: number): Promise<Applied> {
  const { rows } = await on.execute<{ effect: string | null; times: number }>(sql`
    select case when applied_at is null then null else coalesce(effect, '') end as effect, count(*)::integer as times
    from reconciliation_findings
    where reconciliation_id = ${id} and kind in ('rejected', 'absent', 'not_credited')
    group by 1 order by 2 desc, 1`);
  return {
    effects: rows.flatMap(({ effect, times }) => (effect === null ? [] : [{ effect, times }])),
    due: rows.find(({ effect }) => effect === null)?.times ?? 0,
  };
}
