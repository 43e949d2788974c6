import { expect, it } from 'vitest';
import {
  amountText,
  type ConsolePostback,
  countsBy,
  failureWords,
  httpText,
  minuteOf,
  momentOf,
  signed,
} from './postback-words.ts';

it.each([
  ['460', '+460'],
  ['-1205.50', '−1,205.50'],
  ['1234567', '+1,234,567'],
  ['0', '+0'],
])('%s reads %s', (text, shown) => {
  expect(signed(text)).toBe(shown);
});

const one = { amount: 5, reward: '5', pending: '0', attempts: 1, status: 502, failure: 'HTTP 502' };
const postback = (more: object) => ({ ...one, ...more }) as ConsolePostback;

it.each([
  [{}, '+5'],
  [{ amount: 0, reward: '0', pending: '300' }, '(+300)'],
  [{ amount: 0, reward: '0.00', pending: '-3.00' }, '(−3.00)'],
  [{ amount: 0, reward: '0.00', pending: '0.00' }, '+0.00'],
])('the amount of %j is %s', (more, text) => {
  expect(amountText(postback(more))).toBe(text);
});

it.each([
  [{}, '502'],
  [{ attempts: 0, status: null, failure: null }, '—'],
  [{ status: null, failure: 'no answer within 10 seconds' }, 'timeout'],
  [{ status: null, failure: 'connection refused' }, 'none'],
])('the answer of %j is %s', (more, text) => {
  expect(httpText(postback(more))).toBe(text);
});

it('says why it fails', () => {
  expect(failureWords('HTTP 502')).toBe('the receiver answered 502');
  expect([failureWords('connection refused'), failureWords(null)]).toEqual(['connection refused', null]);
});

it('a moment of the address is a minute of UTC, or none', () => {
  expect(minuteOf('2026-11-16T06:14:33.000Z')).toBe('2026-11-16T06:14');
  expect(momentOf('2026-11-16T06:14')).toBe('2026-11-16T06:14:00.000Z');
  expect([momentOf('yesterday'), momentOf(undefined), momentOf('2026-13-99T99:99')]).toEqual([
    null,
    null,
    null,
  ]);
});

it('adds counts up by name, the most first', () => {
  const counts = [
    { name: 'bonus', count: 1 },
    { name: 'credit', count: 2 },
    { name: 'bonus', count: 4 },
  ];
  expect(countsBy(counts)).toEqual([
    ['bonus', 5],
    ['credit', 2],
  ]);
});
