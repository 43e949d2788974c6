// The apps of a month, by name.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { figuresOf, figuresWithin, type PayoutsWithin, type RawFigures } from './figures.ts';

interface AppRow extends RawFigures {
  month: string;
  app_id: string;
  name: string;
  publisher_id: string;
  publisher_name: string;
  currency_name: string;
  decimals: number;
  is_closed: boolean;
  closed_at: string | null;
  closed_by: string | null;
  paid_on: string | null;
  paid_reference: string | null;
  paid_at: string | null;
  paid_by: string | null;
}

export type AppMonthRecord = ReturnType<typeof recordOf>;

const columns = sql`
  figures.*, apps.name, apps.currency_name, apps.decimals, apps.publisher_id, publishers.name as publisher_name
  from figures join apps on apps.id = figures.app_id join publishers on publishers.id = apps.publisher_id`;

/** `after`: the id of the last app of the page before. */
export async function findAppMonths(
  on: Queryable,
  within: PayoutsWithin,
  { month, after, most }: { month: string; after: string | null; most: number },
): Promise<AppMonthRecord[]> {
  const isAfter =
    after === null
      ? sql`true`
      : sql`(lower(apps.name), apps.id) > (select lower(last.name), last.id from apps last where last.id = ${after})`;
  return await read(
    on,
    sql`with ${figuresWithin(within, month)} select ${columns}
      where ${isAfter} order by lower(apps.name), apps.id limit ${most}`,
  );
}

/** All months of all apps, for the file: the latest month first, then by app. */
export async function findAllAppMonths(
  on: Queryable,
  within: PayoutsWithin,
  { after, most }: { after: { month: string; app_id: string } | null; most: number },
): Promise<AppMonthRecord[]> {
  const isAfter = after
    ? sql`(figures.month < ${after.month} or (figures.month = ${after.month} and figures.app_id > ${after.app_id}))`
    : sql`true`;
  return await read(
    on,
    sql`with ${figuresWithin(within)} select ${columns}
      where ${isAfter} order by figures.month desc, figures.app_id limit ${most}`,
  );
}

async function read(on: Queryable, query: SQL): Promise<AppMonthRecord[]> {
  const { rows } = await on.execute<AppRow>(query);
  return rows.map(recordOf);
}

function recordOf(row: AppRow) {
  const { month, app_id, is_closed, closed_at, closed_by, paid_on, paid_reference, paid_at, paid_by } = row;
  return {
    month,
    app: {
      ...{ id: app_id, name: row.name, currency_name: row.currency_name, decimals: row.decimals },
      publisher: { id: row.publisher_id, name: row.publisher_name },
    },
    ...figuresOf(row),
    closed:
      is_closed && closed_at !== null && closed_by !== null
        ? { at: new Date(closed_at), by: closed_by }
        : null,
    paid:
      paid_on !== null && paid_reference !== null && paid_at !== null && paid_by !== null
        ? { on: paid_on, reference: paid_reference, at: new Date(paid_at), by: paid_by }
        : null,
  };
}
