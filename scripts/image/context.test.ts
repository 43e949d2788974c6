import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRoot } from '../root.ts';
import { ignoredBy } from './context.ts';

it.each([
  ['.git/HEAD', true],
  ['.env', true],
  ['deploy/compose.env', true],
  ['data/server-secret', true],
  ['node_modules/react', true],
  ['apps/panel/dist/client', true],
  ['apps/server/src/main.ts', false],
  ['.npmrc', false],
  ['deploy/assemble.sh', false],
])('a build without %s: %s', async (path, expected) => {
  const isIgnored = ignoredBy(await readFile(inRoot('.dockerignore'), 'utf8'));
  expect(isIgnored(path)).toBe(expected);
});

it('refuses a pattern that it does not understand, instead of passing it by', () => {
  expect(() => ignoredBy('!keep\n*.log')).toThrow('!keep, *.log');
});
