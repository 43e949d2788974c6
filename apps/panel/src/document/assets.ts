import { readFileSync } from 'node:fs';

// Which built files a document needs, read once from the manifest of the browser's build.

export interface Assets {
  entry: string;
  /** Inlined into the document, so that the first paint waits for nothing. */
  css(painted: PaintedScreen): string;
  preloads(painted: PaintedScreen, language: string): string[];
}

/** Screens the server paints; the list is part of the entry. */
type PaintedScreen = 'list' | 'error';

const lazyScreens: Record<PaintedScreen, string[]> = {
  list: [],
  error: ['src/screens/error/error-screen.tsx'],
};

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

/** `client` is the folder of the browser's build, with a slash at its end. */
export function readAssets(client: URL): Assets {
  const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('The manifest of the panel has no entry.');

  const chunksOf = (painted: PaintedScreen) => closures(manifest, [entry, ...lazyScreens[painted]]);
  const cssOf = (painted: PaintedScreen) => {
    const files = chunksOf(painted).flatMap((chunk) => chunk.css ?? []);
    return files.map((file) => readFileSync(new URL(file, client), 'utf8').trim()).join('');
  };
  const css = { list: cssOf('list'), error: cssOf('error') };

  return {
    entry: `/${manifest[entry]?.file}`,
    css: (painted) => css[painted],
    preloads(painted, language) {
      const chunks = [...chunksOf(painted), ...closures(manifest, [`virtual:catalog/${language}/first`])];
      return chunks.filter((chunk) => !chunk.isEntry).map((chunk) => `/${chunk.file}`);
    },
  };
}

/** While developing, Vite serves the sources and injects the styles itself (vite/development-entry.ts). */
export const sources: Assets = {
  entry: '/@id/virtual:development-entry',
  css: () => '',
  preloads: () => [],
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
