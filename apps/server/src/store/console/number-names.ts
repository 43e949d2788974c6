// The apps that numbers are about, and what suppliers are called.
import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { isWithin, type Within } from './within.ts';

const mostApps = 1000;

export function findNumberApps(on: Queryable, within: Within) {
  const { id, name, currency_name, decimals } = apps;
  return on
    .select({ id, name, currency_name, decimals })
    .from(apps)
    .where(isWithin(within))
    .orderBy(asc(id))
    .limit(mostApps);
}

/** Suppliers and offer networks, by name. */
export async function findSupplierNames(on: Queryable): Promise<{ id: string; name: string }[]> {
  const { rows } = await on.execute<{ id: string; name: string }>(sql`
    select id, name from suppliers union select id, name from offer_networks order by name, id limit 1000`);
  return rows;
}
