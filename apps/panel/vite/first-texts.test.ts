import { existsSync, readFileSync } from 'node:fs';
import en from '@earnwall/i18n/languages/en/panel.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { keysSaid } from './checks/keys-said.ts';
import { isFirstText } from './first-texts.ts';

// Which texts must come first follows from the modules that say them: the first load, and the lazy parts that claim
// to need no others.

const src = new URL('../src/', import.meta.url);

/** The sources of a module and of all it imports statically, as far as they are the panel's own. */
function sourcesOf(entry: URL, found = new Map<string, string>()): Map<string, string> {
  if (found.has(entry.href) || !existsSync(entry)) return found;
  const source = readFileSync(entry, 'utf8').replace(/^import type [^;]+;$/gm, '');
  found.set(entry.href, source);
  for (const [, path = ''] of source.matchAll(/^(?:import|export|\}) [^'(]*'([#.][^']+\.tsx?)';$/gm)) {
    sourcesOf(resolve(path, entry), found);
  }
  for (const [, path = ''] of source.matchAll(/import\('([^']+)'\)\)\.\w+,\s*'first texts'/g)) {
    sourcesOf(resolve(path, entry), found);
  }
  for (const [, name = ''] of source.matchAll(/(?:later\('|\.)(\w+)(?:'|\(\)),\s*'first texts'/g)) {
    sourcesOf(laterPart(name, entry), found);
  }
  return found;
}

/** A part that `later-parts.ts`, beside its caller, tells the way to. */
function laterPart(name: string, caller: URL): URL {
  const ways = new URL('later-parts.ts', caller);
  const way = new RegExp(`\\b${name}(?: =|:) async \\(\\) =>\\s*\\(await import\\('([^']+)'`);
  return resolve(way.exec(readFileSync(ways, 'utf8'))?.[1] ?? '', ways);
}

function resolve(path: string, from: URL): URL {
  return path.startsWith('#') ? new URL(path.slice(1), src) : new URL(path, from);
}

it('the first texts are exactly what the modules of the first load say', () => {
  const sources = sourcesOf(new URL('entry-client.tsx', src));
  expect(sources.size).toBeGreaterThan(60);
  const said = new Set([...sources.values()].flatMap((source) => keysSaid(source, Object.keys(en))));
  expect(Object.keys(en).filter(isFirstText)).toEqual([...said].sort());
});
