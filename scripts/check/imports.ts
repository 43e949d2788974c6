// Who imports whom, read from the sources: the server's folders import downwards only, and no file imports itself in a
// circle. Types count too: whoever reads a file has to open what it names.
import { posix } from 'node:path';
import { lineAt, type Repository } from './repository.ts';
import { layers, onlyIn } from './server-layers.ts';

interface SourceFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

interface Import {
  readonly from: string;
  readonly line: number;
  readonly specifier: string;
  /** The file it names; null for a package. */
  readonly to: string | null;
}

const statement = /^(?:import|export)\b[^;'"]*?\bfrom '([^']+)'|^import '([^']+)'/gm;
const serverSources = 'apps/server/src/';

/** The sources of apps and packages, without their tests. */
export function sourcesIn({ texts }: Repository): SourceFile[] {
  const isSource = /^(?:apps|packages)\/[^/]+\/src\/.*(?<!\.test)\.tsx?$/;
  return [...texts].filter(([path]) => isSource.test(path)).map(([path, text]) => ({ path, text }));
}

function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(statement)].map((match) => {
    const specifier = match[1] ?? match[2] ?? '';
    const line = lineAt(text, match.index + match[0].length);
    return { from: path, line, specifier, to: fileNamed(path, specifier) };
  });
}

function fileNamed(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [sources] = /^apps\/[^/]+\/src\//.exec(from) ?? [];
  return specifier.startsWith('#') && sources ? sources + specifier.slice(1) : null;
}

/** Imports of the server that run up, or sideways between folders that do not know each other. */
export function layerProblems(files: readonly SourceFile[]): string[] {
  const ofServer = files.filter(({ path }) => path.startsWith(serverSources));
  return ofServer.flatMap(importsOf).flatMap((one) => {
    const why = one.to === null ? packageProblem(one) : folderProblem(one.from, one.to);
    return why ? [`${one.from}:${one.line} imports ${one.specifier}: ${why}`] : [];
  });
}

function folderProblem(from: string, to: string): string | null {
  const [above, below] = [folderOf(from), folderOf(to)];
  const [own, other] = [layerOf(above), layerOf(below)];
  if (own < 0 || other < 0)
    return `${own < 0 ? above : below} has no place in scripts/check/server-layers.ts`;
  if (above === below || own < other) return null;
  return `${above} stands ${own === other ? 'beside' : 'below'} ${below}`;
}

function packageProblem({ from, specifier }: Import): string | null {
  const rule = onlyIn.find(({ packages }) => packages.test(specifier));
  return !rule || rule.folders.includes(folderOf(from)) ? null : rule.why;
}

const folderOf = (path: string): string => path.slice(serverSources.length).split('/', 1)[0] ?? '';
const layerOf = (folder: string): number => layers.findIndex((layer) => layer.includes(folder));

/** Each circle once, as the files it goes through. */
export function cycles(files: readonly SourceFile[]): string[] {
  const known = new Set(files.map(({ path }) => path));
  const next = new Map(
    files.map((file) => [
      file.path,
      importsOf(file).flatMap(({ to }) => (to !== null && known.has(to) ? [to] : [])),
    ]),
  );
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, way: string[]): void => {
    const start = way.indexOf(path);
    if (start >= 0) found.push(`imports in a circle: ${[...way.slice(start), path].join(' → ')}`);
    if (start >= 0 || done.has(path)) return;
    for (const to of next.get(path) ?? []) visit(to, [...way, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return found;
}
