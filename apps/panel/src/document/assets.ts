import { readFileSync } from 'node:fs';

// Which built files a document needs, read once from the manifest of the browser's build.

export interface Assets {
  /** Inlined into the document, so that the first paint waits for nothing. */
  css: string;
  entry: string;
  preloads(language: string): string[];
}

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** `client` is the folder of the browser's build, with a slash at its end. */
export function readAssets(client: URL): Assets {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(new URL('.vite/manifest.json', client), 'utf8'),
  );
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('The manifest of the panel has no entry.');

  const chunks = closure(manifest, entry);
  const css = chunks.flatMap((chunk) => chunk.css ?? []);
  return {
    css: css.map((file) => readFileSync(new URL(file, client), 'utf8').trim()).join(''),
    entry: address(manifest[entry]),
    preloads: (language) =>
      [...chunks.slice(1), manifest[`virtual:catalog/${language}`]].filter(isChunk).map(address),
  };
}

/** While developing, Vite serves the sources and injects the styles itself. */
export const sources: Assets = { css: '', entry: '/src/entry-client.tsx', preloads: () => [] };

function closure(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => closure(manifest, imported, seen))];
}

function isChunk(chunk: Chunk | undefined): chunk is Chunk {
  return chunk !== undefined;
}

function address(chunk: Chunk | undefined): string {
  return `/${chunk?.file}`;
}
