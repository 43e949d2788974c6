// Whose code is in a bundle: by the files that a bundler has put into it, or, where packages stay outside, by what the
// program needs at run time.
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folders of the npm packages that these files belong to. */
export function packagesOfFiles(files: Iterable<string>): string[] {
  const folders = [...files].flatMap((file) => {
    const found = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file.replaceAll('\0', ''));
    return found?.[1] ?? [];
  });
  return [...new Set(folders)];
}

/**
 * The production dependencies of the workspace at `folder`, and theirs. Optional ones are left out: they are not part of
 * what we hand on, npm fetches them for the machine at hand.
 */
export async function productionPackages(folder: string): Promise<string[]> {
  const found = new Set<string>();
  const seen = new Set<string>();
  async function visit(place: string): Promise<void> {
    if (seen.has(place)) return;
    seen.add(place);
    const { name, dependencies = {} } = JSON.parse(await readFile(join(place, 'package.json'), 'utf8')) as {
      name: string;
      dependencies?: Record<string, string>;
    };
    if (!name.startsWith('@earnwall/')) found.add(place);
    for (const dependency of Object.keys(dependencies)) await visit(await resolveFrom(place, dependency));
  }
  await visit(folder);
  return [...found];
}

/** As Node does it: the nearest `node_modules` upwards that has it. */
async function resolveFrom(place: string, name: string): Promise<string> {
  const candidate = join(place, 'node_modules', name);
  if (existsSync(join(candidate, 'package.json'))) return await realpath(candidate);
  if (dirname(place) === place) throw new Error(`${name} is not installed. Run: npm ci`);
  return resolveFrom(dirname(place), name);
}
