// Processor time of all processes of the database. Each has one thread, of which Linux tells nanoseconds: the hundredths of
// a second that it tells of any process are too coarse for a query.
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { Skipped } from '../shared/skipped.ts';

/** Microseconds, since any moment. */
export type DatabaseTime = () => number;

export async function databaseTimeOf(client: pg.Client): Promise<DatabaseTime> {
  const { rows } = await client.query(
    `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
  );
  const { pid } = rows[0];
  // What has ended meanwhile is kept as it was seen last.
  const seen = new Map<number, number>();
  return () => {
    for (const one of [pid, ...childrenOf(pid)]) {
      const nanoseconds = timeOf(one);
      if (nanoseconds !== null) seen.set(one, nanoseconds);
    }
    return [...seen.values()].reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e3;
  };
}

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.trim().split(' ').map(Number);
  } catch {
    throw new Skipped('this system does not tell the processor time of the database');
  }
}

function timeOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return null;
  }
}
