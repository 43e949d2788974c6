// What one of many things costs: processor time of node and database, transactions that write, their log, and storage.
import type pg from 'pg';
import type { DatabaseTime } from './database-time.ts';

export interface Spent {
  /** Microseconds of processor time. */
  readonly node: number;
  readonly database: number;
  readonly commits: number;
  /** Bytes: of the write-ahead log, and in tables with their indexes. */
  readonly wal: number;
  readonly stored: number;
}

export interface Meters {
  readonly client: pg.Client;
  readonly databaseTime: DatabaseTime;
}

type Readings = Record<keyof Spent, number>;

/** Each of `count`, on average. `nodeTime` is of the process that does it. */
export async function spentOn(
  meters: Meters,
  nodeTime: () => number | Promise<number>,
  count: number,
  act: () => Promise<unknown>,
): Promise<Spent> {
  const read = async (): Promise<Readings> => ({
    ...(await readDatabase(meters.client)),
    ...{ node: await nodeTime(), database: meters.databaseTime() },
  });
  const before = await read();
  await act();
  // Before the database is asked how large it is.
  const times = { node: await nodeTime(), database: meters.databaseTime() };
  const after: Readings = { ...(await read()), ...times };
  const each = (what: keyof Spent) => (after[what] - before[what]) / count;
  return {
    ...{ node: each('node'), database: each('database'), commits: each('commits') },
    ...{ wal: each('wal'), stored: each('stored') },
  };
}

async function readDatabase(client: pg.Client): Promise<Pick<Readings, 'commits' | 'wal' | 'stored'>> {
  const { rows } = await client.query(
    `select pg_snapshot_xmax(pg_current_snapshot())::text::float8 as commits,
       (pg_current_wal_insert_lsn() - '0/0')::float8 as wal,
       (select sum(pg_total_relation_size(relid))::float8 from pg_stat_user_tables) as stored`,
  );
  return rows[0];
}

export async function largestTables(client: pg.Client, count: number) {
  const { rows } = await client.query<{ name: string; rows: number; heap: number; indexes: number }>(
    `select relname as name, n_live_tup::float8 as rows, pg_table_size(relid)::float8 as heap,
       pg_indexes_size(relid)::float8 as indexes
     from pg_stat_user_tables where relname not like 'bench%'
     order by pg_total_relation_size(relid) desc limit $1`,
    [count],
  );
  return rows;
}
