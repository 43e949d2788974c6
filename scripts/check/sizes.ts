// The panel's first load stays small: the list route's JavaScript within its budget, and no schema library at all.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';

/** Bytes after gzip that the list route may load before it works. */
export const listRouteBudget = 100_000;

/** Names that survive minifying in every build of zod 4. */
const zodMarks = /\b_zod\b|\bZodError\b/;

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

/** The entry and everything it imports statically: what a browser must load before the first click works. */
export function firstLoadFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
  return [...files].filter((file) => file.endsWith('.js'));
}

/** Every visitor also loads one language; the panel's build makes a file of each, and of some that nobody speaks. */
function languageFiles(manifest: Manifest): string[] {
  const keys = Object.keys(manifest).filter((key) => /^texts\/(?!en-X)[^/]+\/first$/.test(key));
  return keys.flatMap((key) => manifest[key]?.file ?? []);
}

export async function sizeProblems(clientFolder: string): Promise<string[]> {
  const manifest = JSON.parse(
    await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const weigh = async (file: string) => {
    const content = await readFile(join(clientFolder, file));
    // As the build compresses it, and it is sent.
    const { length: bytes } = gzipSync(content, { level: constants.Z_BEST_COMPRESSION });
    return { file, bytes };
  };
  const code = await Promise.all(firstLoadFiles(manifest).map(weigh));
  const languages = await Promise.all(languageFiles(manifest).map(weigh));
  const heaviestLanguage = languages.sort((a, b) => b.bytes - a.bytes).slice(0, 1);
  const load = [...code, ...heaviestLanguage];
  const total = load.reduce((sum, { bytes }) => sum + bytes, 0);

  const problems: string[] = [];
  if (code.length === 0) problems.push('The manifest names no entry: nothing was measured.');
  if (total > listRouteBudget) {
    const rows = load.map(({ file, bytes }) => `  ${bytes} ${file}`);
    problems.push(
      `The list route loads ${total} bytes of JavaScript (gzip), more than ${listRouteBudget}:`,
      ...rows,
    );
  }

  problems.push(...(await zodProblems(clientFolder)));
  return problems;
}

/** Schemas stay on the server. */
export async function zodProblems(folder: string): Promise<string[]> {
  const problems: string[] = [];
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const text = await readFile(join(folder, file), 'utf8');
    if (zodMarks.test(text)) problems.push(`${file} contains zod, which belongs to the server alone.`);
  }
  return problems;
}
