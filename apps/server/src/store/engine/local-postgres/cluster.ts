// Creates the data folder of PostgreSQL. It is created under a temporary name and then renamed: an interrupted first start
// leaves nothing incomplete, and of two concurrent first starts one wins.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PostgresPrograms } from './programs.ts';

export const superuser = 'earnwall';

const passwordFile = 'earnwall.password';

export function passwordOf(cluster: string): string {
  return readFileSync(join(cluster, passwordFile), 'utf8');
}

/** The version that wrote the data, which no other one can read; null before the first start. */
export function clusterVersion(cluster: string): number | null {
  const file = join(cluster, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : null;
}

/** Does nothing where there is one already. */
export async function ensureCluster(postgres: PostgresPrograms, cluster: string): Promise<void> {
  if (clusterVersion(cluster) !== null) return;
  mkdirSync(dirname(cluster), { recursive: true });
  removeAbandoned(cluster);
  const draft = draftOf(cluster, process.pid);
  const password = `${draft}.password`;
  try {
    mkdirSync(draft, { mode: 0o700 });
    postgres.own(draft);
    writeFileSync(password, randomBytes(32).toString('base64url'), { mode: 0o600 });
    postgres.own(password);
    await postgres.run('initdb', [
      ...['-D', draft, '-U', superuser, '--pwfile', password, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', ...localeOf(postgres.major)],
    ]);
    renameSync(password, join(draft, passwordFile));
    renameSync(draft, cluster);
  } catch (error) {
    const isMadeByAnother = clusterVersion(cluster) !== null;
    if (!isMadeByAnother) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(password, { force: true });
  }
}

/** The order by code point never changes under an index, whatever version of the C library the machine has. */
function localeOf(major: number): string[] {
  return major >= 17
    ? ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C']
    : ['--locale', 'C'];
}

const draftOf = (cluster: string, pid: number) => `${cluster}.draft-${pid}`;

/** Drafts of starts that were killed; one whose process still lives is left alone. */
function removeAbandoned(cluster: string): void {
  const prefix = basename(draftOf(cluster, 0)).slice(0, -1);
  for (const name of readdirSync(dirname(cluster))) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (Number.isNaN(pid) || (pid !== process.pid && isAlive(pid))) continue;
    // Its initdb may outlive the killed start by a moment and write on.
    rmSync(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
