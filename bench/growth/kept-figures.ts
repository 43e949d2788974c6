// What other benchmarks have measured on this machine, from the file of results; otherwise what they measured on a machine
// with two cores.
import { numberIn } from '../report/judgements.ts';
import { type Measured, readResults } from '../report/results.ts';

export interface SocketFigures {
  /** Microseconds of one event to one socket, and of a second of an open socket. */
  readonly event: number;
  readonly upkeep: number;
  /** Bytes of the process. */
  readonly memory: number;
  readonly source: string;
}

const otherwise: SocketFigures = {
  ...{ event: 36, upkeep: 6, memory: 7_600 },
  source: 'as on two cores once: `npm run bench -- realtime` was not run here',
};

export async function socketFigures(file: string): Promise<SocketFigures> {
  const realtime = (await readResults(file)).find(({ name }) => name === 'realtime');
  if (!realtime) return otherwise;
  const event = cellOf(realtime, 'the same, and sent to the other nodes by PostgreSQL');
  const upkeep = cellOf(realtime, 'a second');
  const kilobytes = cellOf(realtime, 'whole process');
  if (event === null || upkeep === null || kilobytes === null) return otherwise;
  return {
    event,
    upkeep,
    memory: kilobytes * 1024,
    source: `the run of realtime of ${realtime.at.slice(0, 10)}`,
  };
}

/** Of the row that begins so, in the last run: what the product took. */
function cellOf({ runs }: Measured, what: string): number | null {
  const rows = runs.at(-1)?.tables.flatMap((table) => table.rows) ?? [];
  return numberIn(rows.find((row) => row.what === what)?.product ?? '');
}
