// pgbench, the limit: C, one connection for each caller, and nothing to do but to call the function.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const debianFolder = '/usr/lib/postgresql';

function findPgbench(): string {
  const installed = existsSync(debianFolder) ? readdirSync(debianFolder).sort().reverse() : [];
  const folders = [
    ...installed.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file));
  if (!found)
    throw new Error(
      'pgbench was not found, and this benchmark compares with it. It comes with PostgreSQL itself ' +
        `(Debian: apt-get install postgresql); looked on PATH and in ${debianFolder}/*/bin.`,
    );
  return found;
}

export interface PgbenchRun {
  connectionString: string;
  /** A file with one transaction. */
  script: string;
  connections: number;
  seconds: number;
  variables: Readonly<Record<string, number>>;
}

/**
 * How long it runs in all. A new connection has yet to plan all that the function does, which takes a multiple of running it;
 * the product's are open for longer.
 */
export const runningSeconds = (seconds: number, connections: number): number =>
  seconds + Math.ceil(connections / 8);

/** How many transactions it made, and how many in a second once each connection has made its first. */
export async function runPgbench(run: PgbenchRun): Promise<{ made: number; perSecond: number }> {
  const { connectionString, script, connections, seconds, variables } = run;
  const folder = await mkdtemp(join(tmpdir(), 'earnwall-pgbench-'));
  try {
    const args = [
      ...['--no-vacuum', '--protocol=prepared', '--jobs=1', '--log', `--log-prefix=${join(folder, 'log')}`],
      ...[`--client=${connections}`, `--time=${runningSeconds(seconds, connections)}`, `--file=${script}`],
      ...Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`),
      connectionString,
    ];
    const { stdout } = await promisify(execFile)(findPgbench(), args);
    const failed = Number(/failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
    const logs = await Promise.all(
      (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
    );
    const rate = rateOf(logs.join(''), connections);
    if (!rate || failed > 0)
      throw new Error(`pgbench failed, or a connection made no transaction in time:\n${stdout}`);
    return rate;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A line of its log: client, number of the transaction, how long it took, script, and when it ended: seconds, microseconds. */
function rateOf(log: string, connections: number): { made: number; perSecond: number } | null {
  const ends: number[] = [];
  const firstEnds = new Map<number, number>();
  for (const line of log.trimEnd().split('\n')) {
    const [client = 0, , , , seconds = 0, micros = 0] = line.split(' ').map(Number);
    const end = seconds + micros / 1e6;
    ends.push(end);
    if (!firstEnds.has(client)) firstEnds.set(client, end);
  }
  const warm = Math.max(...firstEnds.values());
  const after = ends.filter((end) => end > warm);
  const last = after.reduce((latest, end) => Math.max(latest, end), warm);
  if (firstEnds.size < connections || after.length === 0) return null;
  return { made: ends.length, perSecond: after.length / (last - warm) };
}
