// The console stays small, too: Home within its budget with all that stands around it, and each further screen within
// its own.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstLoadFiles, type Manifest, zodProblems } from './sizes.ts';

/** Bytes of JavaScript after gzip that Home may load, React and the shell included. */
export const homeBudget = 130_000;
/** What a further screen may load on top of the first load. */
export const screenBudget = 25_000;

const home = 'src/screens/home/home-screen.tsx';
const isScreen = /^src\/screens\/.*-screen\.tsx$/;

/** The scripts of each screen beyond the first load, with what it imports statically. */
export function screenFiles(manifest: Manifest): Map<string, string[]> {
  const first = new Set(firstLoadFiles(manifest));
  const screens = Object.keys(manifest).filter((key) => isScreen.test(key));
  return new Map(
    screens.map((key) => {
      const alone = { ...manifest, [key]: { ...manifest[key], isEntry: true } } as Manifest;
      return [key, firstLoadFiles(alone).filter((file) => !first.has(file))];
    }),
  );
}

export async function consoleSizeProblems(folder: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const weigh = async (files: readonly string[]) => {
    const contents = await Promise.all(files.map((file) => readFile(join(folder, file))));
    return contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
  };
  const screens = screenFiles(manifest);
  const homeFiles = screens.get(home);
  if (!homeFiles) return ['The manifest has no Home: nothing was measured.'];

  const problems = await zodProblems(folder);
  const homeBytes = await weigh([...firstLoadFiles(manifest), ...homeFiles]);
  if (homeBytes > homeBudget)
    problems.push(
      `The console's Home loads ${homeBytes} bytes of JavaScript (gzip), more than ${homeBudget}.`,
    );
  for (const [key, files] of screens) {
    const bytes = key === home ? 0 : await weigh(files);
    if (bytes > screenBudget)
      problems.push(`${key} loads ${bytes} bytes of JavaScript (gzip), more than ${screenBudget}.`);
  }
  return problems;
}
