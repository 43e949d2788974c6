// What was booked for each supplier in a month, and the statements of suppliers that are about it.
import type { listKinds, reconciliationStates } from '@earnwall/contract/reconciliation';
import type { Period } from '@earnwall/domain/statements/period';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

export interface SupplierMonthRecord {
  readonly supplier_id: string;
  readonly name: string | null;
  readonly payouts: bigint;
  readonly payout_reversals: bigint;
}

const datesOf = ({ from, to }: Period) => ({
  from: from.toISOString().slice(0, 10),
  to: to.toISOString().slice(0, 10),
});

/** Of the days that are summed up, the one that pays most first. */
export async function findSupplierMonths(
  on: Queryable,
  month: Period,
  most: number,
): Promise<SupplierMonthRecord[]> {
  const { from, to } = datesOf(month);
  const { rows } = await on.execute<{
    supplier_id: string;
    name: string | null;
    payouts: string;
    payout_reversals: string;
  }>(sql`
    select booked.supplier_id, coalesce(suppliers.name, offer_networks.name) as name, payouts, payout_reversals
    from (
      select supplier_id, sum(payouts)::bigint as payouts, sum(payout_reversals)::bigint as payout_reversals
      from payout_supplier_days where day >= ${from}::date and day < ${to}::date group by 1
    ) as booked
      left join suppliers on suppliers.id = booked.supplier_id
      left join offer_networks on offer_networks.id = booked.supplier_id
    order by payouts desc, supplier_id limit ${most}`);
  return rows.map(({ supplier_id, name, payouts, payout_reversals }) => ({
    ...{ supplier_id, name, payouts: BigInt(payouts), payout_reversals: BigInt(payout_reversals) },
  }));
}

export interface StatementRecord {
  readonly id: number;
  readonly supplier_id: string;
  readonly name: string | null;
  readonly list: (typeof listKinds)[number];
  readonly state: (typeof reconciliationStates)[number];
  readonly lines: number;
  readonly findings: number;
  readonly applied: number;
  /** What the statement says more than our books, or less, by its findings; null where it names no amounts. */
  readonly difference_micros: bigint | null;
}

/**
 * Lists of approved ones whose period has a day of the month, and lists of rejected ones that came in it. What a finding
 * differs by: what the supplier pays and we have not, or we have and it does not.
 */
export async function findStatementsOf(
  on: Queryable,
  month: Period,
  most: number,
): Promise<StatementRecord[]> {
  const [from, to] = [month.from.toISOString(), month.to.toISOString()];
  const { rows } = await on.execute<
    Omit<StatementRecord, 'difference_micros'> & { difference: string | null } & Record<string, unknown>
  >(sql`
    select one.id::float8 as id, one.supplier_id, coalesce(suppliers.name, offer_networks.name) as name, one.list,
      one.state, one.lines, coalesce(found.findings, 0)::int as findings, coalesce(found.applied, 0)::int as applied,
      found.difference::text as difference
    from reconciliations as one
      left join suppliers on suppliers.id = one.supplier_id
      left join offer_networks on offer_networks.id = one.supplier_id
      left join lateral (
        select count(*) as findings, count(finding.applied_at) as applied, sum(case
            when finding.kind in ('rejected', 'absent') then -finding.ours_micros
            when finding.kind in ('not_credited', 'taken_back') then coalesce(finding.theirs_micros, finding.ours_micros)
            when finding.kind = 'amount' then finding.theirs_micros - finding.ours_micros
          end) as difference
        from reconciliation_findings as finding
        where finding.reconciliation_id = one.id and finding.kind <> 'not_acknowledged'
      ) as found on true
    where one.state <> 'open' and case one.list
      when 'approved' then one.from_at < ${to}::timestamptz and one.to_at > ${from}::timestamptz
      else one.created_at >= ${from}::timestamptz and one.created_at < ${to}::timestamptz end
    order by one.id desc limit ${most}`);
  return rows.map(({ difference, ...row }) => ({
    ...row,
    difference_micros: difference === null ? null : BigInt(difference),
  }));
}
