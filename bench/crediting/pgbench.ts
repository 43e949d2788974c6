// pgbench, the limit: C, one connection for each caller, and nothing to do but to call the function.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
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

/** How many transactions it made, and how many in a second. */
export async function runPgbench(run: PgbenchRun): Promise<{ made: number; perSecond: number }> {
  const { connectionString, script, connections, seconds, variables } = run;
  const args = [
    ...['--no-vacuum', '--protocol=prepared', '--jobs=1'],
    ...[`--client=${connections}`, `--time=${seconds}`, `--file=${script}`],
    ...Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`),
    connectionString,
  ];
  const { stdout } = await promisify(execFile)(findPgbench(), args);
  const made = Number(/actually processed: (\d+)/.exec(stdout)?.[1]);
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  const failed = Number(/failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
  if (!(made > 0 && perSecond > 0) || failed > 0)
    throw new Error(`pgbench failed, or counted nothing:\n${stdout}`);
  return { made, perSecond };
}
