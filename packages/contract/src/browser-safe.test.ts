/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Files a browser build may import for their values; all others are for servers, or for their types. */
const browserSafe = [
  'address-values.ts',
  'app-query.ts',
  'app-settings-values.ts',
  'call-types.ts',
  'calling-codes.ts',
  'calls.ts',
  'default-design.ts',
  'demo-extension.ts',
  'embed-messages.ts',
  'error-codes.ts',
  'extension-messages.ts',
  'first-paint.ts',
  'headers.ts',
  'limits.ts',
  'notices.ts',
  'publisher-calls.ts',
  'publisher-scopes.ts',
  'realtime.ts',
  'storage-keys.ts',
];

const valueImport = /^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)'/gm;

/** Everything a file brings along at run time, by walking its imports that are more than types. */
const reachable = (file: URL, seen = new Set<string>()): Set<string> => {
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(valueImport)) {
    const next = target.startsWith('.') ? new URL(target, file).href : target;
    if (seen.has(next)) continue;
    seen.add(next);
    if (target.startsWith('.')) reachable(new URL(next), seen);
  }
  return seen;
};

const from = (name: string) => reachable(new URL(name, import.meta.url));

describe('the files that browsers import', () => {
  it.each(browserSafe)('%s brings no schema library along', (name) => {
    expect([...from(name)].filter((target) => !target.startsWith('file:'))).toEqual([]);
  });

  it('would be caught importing one', () => {
    expect(from('call-schemas.ts')).toContain('zod');
  });
});
