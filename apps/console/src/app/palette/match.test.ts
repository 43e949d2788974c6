import { describe, expect, it } from 'vitest';
import { type Entry, matching, moved } from './match.ts';

const entries: Entry[] = [
  { id: 'home', label: 'Home', hint: 'Go' },
  { id: 'keys', label: 'Coinloop: Keys', hint: 'Go', words: 'app_coinloop' },
  { id: 'shortcuts', label: 'Keyboard shortcuts', hint: 'Act', words: 'help' },
  { id: 'out', label: 'Sign out', hint: 'Act', words: 'log logout' },
];

describe('what a text finds', () => {
  it.each([
    ['', ['home', 'keys', 'shortcuts', 'out']],
    ['  ', ['home', 'keys', 'shortcuts', 'out']],
    ['key', ['shortcuts', 'keys']],
    ['KEYS coin', ['keys']],
    ['coinloop: k', ['keys']],
    ['app_coin', ['keys']],
    ['help', ['shortcuts']],
    ['go', ['home', 'keys']],
    ['ome', []],
    ['home x', []],
    ['(*', ['home', 'keys', 'shortcuts', 'out']],
  ])('%j', (text, found) => {
    expect(matching(text, entries).map(({ id }) => id)).toEqual(found);
  });
});

it.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 0, 0],
])('from %i by %i of %i → %i', (at, by, count, to) => {
  expect(moved(at, by, count)).toBe(to);
});
