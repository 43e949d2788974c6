// The texts of the repository, and what is in it, for checks that follow citations.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Repository {
  /** Every file, relative to the root and with slashes. */
  paths: readonly string[];
  /** What can be read and edited, by path. */
  texts: ReadonlyMap<string, string>;
}

/** What is installed, built or made at run time. */
const skippedFolders = new Set(['node_modules', 'dist', 'data', '.cache', 'test-results', '.git']);
const textFile =
  /\.(tsx?|[cm]?js|css|html|md|sql|json|ya?ml|sh|toml|c|txt|example|service)$|^(Dockerfile|run)$/;

export async function readRepository(root: string): Promise<Repository> {
  const paths = (await filesUnder(root, '')).sort();
  const readable = paths.filter((path) => textFile.test(nameOf(path)) && !isLeftAlone(path));
  const texts = await Promise.all(
    readable.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const),
  );
  return { paths, texts: new Map(texts) };
}

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

async function filesUnder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const nested = entries.map((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesUnder(root, path);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(nested)).flat();
}

/** Migrations are never edited, and the lock file is npm's. */
function isLeftAlone(path: string): boolean {
  return path.includes('/migrations/') || nameOf(path) === 'package-lock.json';
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
