import { readFileSync } from 'node:fs';

// Which built files a document needs, read once from the manifest of the browser's build.

export interface Assets {
  entry: string;
  /** Inlined into the document, so that the first paint waits for nothing. */
  css(painted: PaintedScreen): string;
  /** `screen`: the name of the route that is shown. */
  preloads(screen: string, language: string): string[];
}

/** Screens the server paints; the list is part of the entry. */
type PaintedScreen = 'list' | 'error';

/** What a screen loads first: the way to it, itself, and its texts. */
function sourcesOf(screen: string, language: string): string[] {
  const first = `virtual:catalog/${language}/first`;
  if (screen === 'main' || screen === 'surveys') return [first];
  const later = ['src/app/later-parts.ts', screenFile(screen), first];
  return screen === 'error' ? later : [...later, `virtual:catalog/${language}/rest`];
}

function screenFile(screen: string): string {
  return `src/screens/${screen}/${screen}-screen.tsx`;
}

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

  const cssOf = (...screens: string[]) => {
    const files = closures(manifest, [entry, ...screens.map(screenFile)]).flatMap((chunk) => chunk.css ?? []);
    return files.map((file) => readFileSync(new URL(file, client), 'utf8').trim()).join('');
  };
  const css = { list: cssOf(), error: cssOf('error') };

  return {
    entry: `/${manifest[entry]?.file}`,
    css: (painted) => css[painted],
    preloads(screen, language) {
      const chunks = closures(manifest, [entry, ...sourcesOf(screen, language)]);
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
