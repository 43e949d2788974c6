// Facts for Home about suppliers: callbacks and starts of the last day, reversals, and reports that wait for an operator.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

const dayMs = 24 * 3_600_000;

interface SupplierRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly callbacks: number;
  readonly first_callback: string | null;
  readonly last_callback: string | null;
  readonly starts: number;
  readonly first_start: string | null;
  readonly reversals: number;
  readonly reversals_before: number;
  readonly reversed_since: string | null;
}

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));
const at = (now: Date, days: number) =>
  sql`${new Date(now.getTime() - days * dayMs).toISOString()}::timestamptz`;

/** Suppliers that were started or heard of within a day, or have taken something back within eight. */
export async function findSuppliers(on: Queryable, now: Date) {
  const { rows } = await on.execute<SupplierRow>(sql`
    with heard as (
      select supplier_id, count(*) as callbacks, min(received_at) as first_callback, max(received_at) as last_callback
      from supplier_reports where received_at >= ${at(now, 1)} group by 1
    ), started as (
      select clicks.supplier_id, count(*) as starts, min(started_at) as first_start
      from clicks left join heard on heard.supplier_id = clicks.supplier_id
      where opened_at >= ${at(now, 1)} and started_at > coalesce(last_callback, ${at(now, 1)}) and not test_mode
      group by 1
    ), reversed as (
      select supplier_id, count(*) filter (where received_at >= ${at(now, 1)}) as reversals,
        count(*) filter (where received_at < ${at(now, 1)}) as reversals_before,
        min(received_at) filter (where received_at >= ${at(now, 1)}) as reversed_since
      from supplier_reports where effect = 'reversed' and received_at >= ${at(now, 8)} group by 1
    )
    select suppliers.id, suppliers.name, coalesce(callbacks, 0)::integer as callbacks, first_callback, last_callback,
      coalesce(starts, 0)::integer as starts, first_start, coalesce(reversals, 0)::integer as reversals,
      coalesce(reversals_before, 0)::integer as reversals_before, reversed_since
    from suppliers left join heard on heard.supplier_id = suppliers.id
      left join started on started.supplier_id = suppliers.id
      left join reversed on reversed.supplier_id = suppliers.id
    where starts > 0 or reversals > 0
    order by suppliers.id
    limit 200`);
  return rows.map(({ id, name, ...row }) => {
    const [first, last, firstStart] = [row.first_callback, row.last_callback, row.first_start].map(
      dateOrNull,
    );
    return {
      supplier: { id, name },
      callbacks: first && last ? { count: row.callbacks, first, last } : null,
      starts: firstStart ? { count: row.starts, first: firstStart } : null,
      reversals: {
        lastDay: row.reversals,
        weekBefore: row.reversals_before,
        since: dateOrNull(row.reversed_since),
      },
    };
  });
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
