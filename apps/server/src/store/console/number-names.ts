// The apps that numbers are about, and what suppliers are called.
import { sql } from 'drizzle-orm';
import { executionOf, type Reading, reading } from '#store/engine/readings.ts';
import { isWithin, type Within } from './within.ts';

const mostApps = 1000;

export interface NumberApp {
  readonly id: string;
  readonly name: string;
  readonly currency_name: string;
  readonly decimals: number;
}

export const numberApps = (within: Within): Reading<NumberApp[]> =>
  reading(
    executionOf(sql`
    select id, name, currency_name, decimals from apps where ${isWithin(within)} order by id limit ${mostApps}`),
    (rows: NumberApp[]) => rows,
  );

/** Suppliers and offer networks, by name. */
export const supplierNames: Reading<{ id: string; name: string }[]> = reading(
  executionOf(sql`
  select id, name from suppliers union select id, name from offer_networks order by name, id limit 1000`),
  (rows: { id: string; name: string }[]) => rows,
);
