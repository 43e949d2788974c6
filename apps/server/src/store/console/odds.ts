// How the odds hold, by supplier, within a scope (OD-01).
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { odds_said } from '#store/schema/outcomes.ts';
import { suppliers } from '#store/schema/surveys.ts';
import { isWithin, type Within } from './within.ts';

export interface SaidFilter {
  readonly within: Within;
  readonly from: string;
  readonly to: string;
  readonly supplier?: string | undefined;
  readonly country?: string | undefined;
  readonly device?: string | undefined;
}

export type SaidLine = {
  supplier_id: string;
  name: string;
  said: number;
  entrants: number;
  completes: number;
};

const most = 20_000;

/** By supplier, then from the lowest step. */
export async function findSaid(on: Queryable, filter: SaidFilter): Promise<SaidLine[]> {
  const { rows } = await on.execute<SaidLine>(sql`
    select stat.supplier_id, coalesce(supplier.name, stat.supplier_id) as name, stat.said,
      sum(stat.entrants)::integer as entrants, sum(stat.completes)::integer as completes
    from ${odds_said} as stat left join ${suppliers} as supplier on supplier.id = stat.supplier_id
    where stat.app_id in (select ${apps.id} from ${apps} where ${isWithin(filter.within)})
      and stat.day between ${filter.from} and ${filter.to} and stat.said > 0
      ${same('supplier_id', filter.supplier)} ${same('country', filter.country)} ${same('device', filter.device)}
    group by stat.supplier_id, supplier.name, stat.said having sum(stat.entrants) > 0
    order by name, stat.supplier_id, stat.said limit ${most}`);
  return rows;
}

export interface SaidAbout {
  suppliers: { id: string; name: string }[];
  countries: string[];
}

const mostSuppliers = 2_000;

/** What there is to choose from: suppliers by name, countries by code. */
export async function findSaidAbout(
  on: Queryable,
  { within, from, to }: Pick<SaidFilter, 'within' | 'from' | 'to'>,
): Promise<SaidAbout> {
  const { rows } = await on.execute<{ suppliers: SaidAbout['suppliers']; countries: string[] }>(sql`
    with said as materialized (
      select distinct supplier_id, country from ${odds_said} as stat
      where stat.app_id in (select ${apps.id} from ${apps} where ${isWithin(within)})
        and stat.day between ${from} and ${to} and stat.said > 0 and stat.entrants > 0
    ), named as (
      select distinct supplier_id as id, coalesce(supplier.name, supplier_id) as name
      from said left join ${suppliers} as supplier on supplier.id = supplier_id
      order by name, id limit ${mostSuppliers}
    )
    select (select coalesce(json_agg(named order by name, id), '[]') from named) as suppliers,
      (select coalesce(json_agg(distinct country order by country), '[]') from said) as countries`);
  return rows[0] ?? { suppliers: [], countries: [] };
}

const same = (column: string, value: string | undefined): SQL =>
  value === undefined ? sql`` : sql`and stat.${sql.identifier(column)} = ${value}`;
