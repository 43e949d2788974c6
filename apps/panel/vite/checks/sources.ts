import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

export interface Source {
  /** From the root of the repository. */
  path: string;
  text: string;
}

/** What people's browsers get of these folders: no tests, no samples that stand in for other people's texts. */
export function sourcesIn(folders: readonly string[], kind: RegExp): Source[] {
  return folders
    .flatMap((folder) => {
      const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
      return files.map((file) => join(folder, file));
    })
    .filter((path) => kind.test(path) && !/\.test\.tsx?$|node_modules|[\\/](dist|samples)[\\/]/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
