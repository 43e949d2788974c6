// What some benchmarks need beside Node: found, or installed where this machine can, as `npm test` does.
import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { canUseApt } from '../../scripts/apt.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { findProgram } from '../../scripts/find-program.ts';
import { inRoot } from '../../scripts/root.ts';
import { runCommand } from '../../scripts/run-command.ts';
import { Skipped } from './skipped.ts';

export async function needChromium(): Promise<void> {
  await ensureChromium().catch((error: Error) => {
    throw new Skipped(error.message);
  });
}

const debianFolder = '/usr/lib/postgresql';
const unpacked = inRoot('bench/.cache/pgbench');

/** Unpacked into a folder of ours rather than installed: the package would start a server of its own. */
export async function needPgbench(): Promise<void> {
  if (findProgram('pgbench') || folderWithPgbench(debianFolder)) return;
  if (!folderWithPgbench(join(unpacked, debianFolder))) await unpackPgbench();
  const folder = folderWithPgbench(join(unpacked, debianFolder));
  if (!folder) throw new Skipped('pgbench was not found and could not be fetched; it comes with PostgreSQL');
  process.env.PATH = [process.env.PATH, folder].join(delimiter);
}

function folderWithPgbench(versions: string): string | undefined {
  const installed = existsSync(versions) ? readdirSync(versions).sort().reverse() : [];
  return installed
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'pgbench')));
}

async function unpackPgbench(): Promise<void> {
  if (!(await canUseApt())) return;
  console.log('Fetching pgbench …');
  await mkdir(unpacked, { recursive: true });
  const script = `apt-get update -q
    server=$(apt-cache depends postgresql | sed -n 's/.*Depends: \\(postgresql-[0-9]*\\)$/\\1/p' | head -n 1)
    dpkg --status libpq5 | grep -q 'ok installed' || DEBIAN_FRONTEND=noninteractive apt-get install -y -q libpq5
    apt-get download "$server" && dpkg --extract "$server"_*.deb .`;
  await runCommand('sh', ['-c', script], { cwd: unpacked });
}
