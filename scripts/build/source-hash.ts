// One fingerprint of everything a build reads: equal fingerprints mean that the built files are still good.
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', 'test', '.cache', 'data']);

export async function sourceHash(root: string, inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesUnder(join(root, input))))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, content] of contents.entries()) {
    const name = relative(root, files[index] ?? '')
      .split(sep)
      .join('/');
    // The length keeps one file's end apart from the next one's beginning.
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

async function filesUnder(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const nested = entries.map((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesUnder(inner);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [inner] : [];
  });
  return (await Promise.all(nested)).flat();
}
