import { expect, it } from 'vitest';
import { readCelebrated, remembered, uncelebrated, unexplained } from './credits.ts';

const of = (key: string, amount: number, at = 0) => ({ key, amount, at });

it.each([
  ['a new one', ['a'], [], ['a']],
  ['the same one twice in a burst', ['a', 'a', 'b'], [], ['a', 'b']],
  ['one that another tab has celebrated', ['a', 'b'], ['a'], ['b']],
  ['nothing new', ['a'], ['b', 'a'], []],
])('of %s, what is left to celebrate', (_, burst, before, left) => {
  const credits = burst.map((key) => ({ key, amount: 5 }));
  const known = before.map((key) => of(key, 5));
  expect(uncelebrated(credits, known).map(({ key }) => key)).toEqual(left);
});

it('remembers the newest, and forgets the oldest', () => {
  const many = Array.from({ length: 50 }, (_, at) => of(`old-${at}`, 1));
  const now = remembered(many, [of('new', 7)], 99);
  expect([now.length, now[0], now.at(-1)?.key]).toEqual([50, of('new', 7, 99), 'old-48']);
});

it.each([
  [500, [], 500],
  [500, [of('cid', 500, 20)], 0],
  [700, [of('cid', 500, 20)], 200],
  [500, [of('long ago', 500, 5)], 500],
  [100, [of('test mode', 500, 20)], 0],
])('of %d more than before, %j explains all but %d', (increase, celebrated, left) => {
  expect(unexplained(increase, celebrated, 10)).toBe(left);
});

it.each([null, '', '{}', 'null', '[1, null, {"key": 1}]'])('reads nothing from %s', (stored) => {
  expect(readCelebrated(stored)).toEqual([]);
});

it('reads what it has written', () => {
  expect(readCelebrated(JSON.stringify([of('a', 3, 4)]))).toEqual([of('a', 3, 4)]);
});
