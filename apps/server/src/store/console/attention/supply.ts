// Facts for Home about suppliers: silences and bad conversions that their health found, reversals, and reports that wait for an operator.

import type { FailingSupplier } from '@earnwall/domain/console/attention/supply';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { supplier_findings } from '#store/schema/supplier-health.ts';
import { suppliers } from '#store/schema/surveys.ts';

const dayMs = 24 * 3_600_000;

const at = (now: Date, days: number) =>
  sql`${new Date(now.getTime() - days * dayMs).toISOString()}::timestamptz`;

/** Suppliers that do not do what people start their surveys for. */
export async function findFailing(on: Queryable): Promise<FailingSupplier[]> {
  const { severity, details, since, kind, ended_at, supplier_id } = supplier_findings;
  const found = await on
    .select({
      supplier: { id: suppliers.id, name: suppliers.name },
      ...{ kind, status: suppliers.status, severity, details, since },
    })
    .from(supplier_findings)
    .innerJoin(suppliers, eq(suppliers.id, supplier_id))
    .where(and(inArray(kind, ['silent', 'conversion']), isNull(ended_at)))
    .orderBy(suppliers.id)
    .limit(200);
  return found.map(({ kind, ...rest }) => ({ kind: kind === 'silent' ? kind : 'conversion', ...rest }));
}

interface ReversalRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly last_day: number;
  readonly week_before: number;
  readonly since: string;
}

/** Of suppliers that have taken something back within a day, and of the seven days before. */
export async function findReversals(on: Queryable, now: Date) {
  const lastDay = sql`filter (where received_at >= ${at(now, 1)})`;
  const { rows } = await on.execute<ReversalRow>(sql`
    select suppliers.id, suppliers.name, count(*) ${lastDay}::integer as last_day,
      count(*) filter (where received_at < ${at(now, 1)})::integer as week_before, min(received_at) ${lastDay} as since
    from supplier_reports join suppliers on suppliers.id = supplier_reports.supplier_id
    where effect = 'reversed' and received_at >= ${at(now, 8)}
    group by 1, 2
    having count(*) ${lastDay} > 0
    order by 1
    limit 200`);
  return rows.map(({ id, name, last_day, week_before, since }) => ({
    ...{ supplier: { id, name }, lastDay: last_day, weekBefore: week_before, since: new Date(since) },
  }));
}

interface WaitingRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly review: number;
  readonly set_aside: number;
  readonly since: string;
}

/** Counted up to a thousand each. The sender may be an offer network. */
export async function findWaitingReports(on: Queryable, { reviewSince }: { reviewSince: Date }) {
  const since = sql`${reviewSince.toISOString()}::timestamptz`;
  const { rows } = await on.execute<WaitingRow>(sql`
    select waiting.supplier_id as id, coalesce(suppliers.name, offer_networks.name, waiting.supplier_id) as name,
      sum(review)::integer as review, sum(set_aside)::integer as set_aside, min(at) as since
    from (
      (select supplier_id, 1 as review, 0 as set_aside, received_at as at from supplier_reports
        where effect = 'review' and received_at >= ${since} limit 1000)
      union all
      (select network_id, 1, 0, received_at from offer_events
        where effect = 'review' and received_at >= ${since} limit 1000)
      union all
      (select supplier_id, 0, 1, received_at from set_aside_reports where reviewed_at is null
        order by received_at limit 1000)
    ) as waiting
      left join suppliers on suppliers.id = waiting.supplier_id
      left join offer_networks on offer_networks.id = waiting.supplier_id
    group by 1, 2
    order by 1
    limit 200`);
  return rows.map(({ id, name, review, set_aside, since: first }) => ({
    supplier: { id, name },
    review,
    setAside: set_aside,
    since: new Date(first),
  }));
}
