// How much of a supplier or network is open: all of it, or what a list names or leaves out.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { isOpenAtNetwork } from '#store/offers/offer-catalogue.ts';
import { offers } from '#store/schema/offers.ts';
import { surveys } from '#store/schema/surveys.ts';
import { isOpenAtSupplier } from '#store/surveys/inventory.ts';

export interface OpenRows {
  count(on: Queryable, id: string): Promise<number>;
  countNamed(on: Queryable, id: string, refs: Iterable<string>): Promise<number>;
  countOthers(on: Queryable, id: string, refs: Iterable<string>): Promise<number>;
}

export const openSurveys = rowsOf({
  table: sql`${surveys}`,
  owner: sql`${surveys.supplier_id}`,
  ref: sql`${surveys.supplier_ref}`,
  isOpen: isOpenAtSupplier,
});

export const openOffers = rowsOf({
  table: sql`${offers}`,
  owner: sql`${offers.network_id}`,
  ref: sql`${offers.network_ref}`,
  // Others were entered by hand, and lists say nothing about them.
  isOpen: sql`${isOpenAtNetwork} and ${offers.from_catalogue}`,
});

function rowsOf(of: Readonly<Record<'table' | 'owner' | 'ref' | 'isOpen', SQL>>): OpenRows {
  async function count(on: Queryable, id: string, which: SQL): Promise<number> {
    const { rows } = await on.execute<{ open: number }>(sql`
      select count(*)::int as open from ${of.table}
      where ${of.owner} = ${id} and ${of.isOpen} and ${which}`);
    return rows[0]?.open ?? 0;
  }
  return {
    count: (on, id) => count(on, id, sql`true`),
    countNamed: (on, id, refs) => count(on, id, sql`${of.ref} in ${listed(refs)}`),
    countOthers: (on, id, refs) => count(on, id, sql`${of.ref} not in ${listed(refs)}`),
  };
}

/** One parameter however long the list is: PostgreSQL takes 65,535 of them. */
const listed = (refs: Iterable<string>) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify([...refs])}::jsonb))`;
