import { expect, it } from 'vitest';
import { isSafeInShell } from './binaries.ts';

it.each([
  ['/srv/earnwall', true],
  ["/home/o'neill/my project (2)", true],
  ['/srv/the "new" one', false],
  ['/srv/$HOME', false],
  ['/srv/`id`', false],
  ['/srv/back\\slash', false],
])('OP-01 knows whether initdb can be run in %s', (folder, isSafe) => {
  expect(isSafeInShell(folder, 'linux')).toBe(isSafe);
});
