import { readFileSync } from 'node:fs';
import type { TextsPart } from '#lib/text/text.tsx';
import type { TextFiles } from '#lib/text/text-files.ts';

// Which built files a document needs, read once from the manifest of the browser's build.

export interface Assets {
  entry: string;
  /** Inlined into the document, so that the first paint waits for nothing. */
  css(painted: PaintedScreen): Styles;
  /** The code a screen loads first: the way to it, and itself. `screen` is the name of its route. */
  modules(screen: string): string[];
  /** The styles that come with it. */
  styles(screen: string): string[];
  texts(catalog: string): TextFiles;
}

interface Styles {
  /** What the files together say. */
  text: string;
  files: string[];
}

/** Screens the server paints; the list is part of the entry. */
type PaintedScreen = 'list' | 'error';

function screenFile(screen: string): string {
  return `src/screens/${screen}/${screen}-screen.tsx`;
}

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

/** `client` is the folder of the browser's build, with a slash at its end. */
export function readAssets(client: URL): Assets {
  const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry)
    throw new Error('The panel manifest has no entry chunk: build the panel again (npm run build).');

  const keyOf = (name: string) => {
    const key = Object.keys(manifest).find((key) => manifest[key]?.name === name);
    if (!key) throw new Error(`The panel manifest has no chunk "${name}": see apps/panel/vite/chunks.ts.`);
    return key;
  };
  // The way to every other screen (vite/chunks.ts), and to the calls that most of them begin with.
  const later = ['idle', 'calls'].map(keyOf);

  const cssOf = (...screens: string[]): Styles => {
    const files = closures(manifest, [entry, ...screens.map(screenFile)]).flatMap((chunk) => chunk.css ?? []);
    return {
      text: files.map((file) => readFileSync(new URL(file, client), 'utf8').trim()).join(''),
      files: files.map((file) => `/${file}`),
    };
  };
  const css = { list: cssOf(), error: cssOf('error') };

  const chunksOf = (screen: string) => {
    const isInEntry = screen === 'main' || screen === 'surveys';
    const chunks = closures(manifest, isInEntry ? [entry] : [entry, ...later, screenFile(screen)]);
    return chunks.filter((chunk) => !chunk.isEntry);
  };

  return {
    entry: `/${manifest[entry]?.file}`,
    css: (painted) => css[painted],
    modules: (screen) => chunksOf(screen).map(({ file }) => `/${file}`),
    styles: (screen) => chunksOf(screen).flatMap(({ css }) => css?.map((file) => `/${file}`) ?? []),
    texts(catalog) {
      const file = (part: TextsPart) => `/${manifest[`texts/${catalog}/${part}`]?.file}`;
      return { first: file('first'), rest: file('rest') };
    },
  };
}

/** While developing, Vite serves the sources and injects the styles itself (vite/development-entry.ts). */
export const sources: Assets = {
  entry: '/@id/virtual:development-entry',
  css: () => ({ text: '', files: [] }),
  modules: () => [],
  styles: () => [],
  texts: (catalog) => ({ first: `/@texts/${catalog}/first`, rest: `/@texts/${catalog}/rest` }),
};

/** The chunks of these keys and of everything they import, each once. */
function closures(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) return;
    found.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...found.values()];
}
