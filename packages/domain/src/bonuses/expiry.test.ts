import { describe, expect, it } from 'vitest';
import { expiredTypes } from './expiry.ts';

const now = new Date('2026-03-10T12:00:00Z');
const over = '2026-03-10T12:00:00.000Z';
const ahead = '2026-03-10T12:00:00.001Z';

describe('expiredTypes', () => {
  it.each([
    ['nothing is known', [], []],
    ['its only bonus is over', [['percent', over]], ['percent']],
    [
      'another of its bonuses still counts',
      [
        ['percent', over],
        ['percent', ahead],
      ],
      [],
    ],
    [
      'one never expires',
      [
        ['special', over],
        ['special', null],
      ],
      [],
    ],
    [
      'only another type is over',
      [
        ['special', over],
        ['offer_engagement', ahead],
      ],
      ['special'],
    ],
    ['an engagement bonus expires as the others do', [['offer_engagement', over]], ['offer_engagement']],
  ] as const)('BO-01 a type is marked when %s', (_what, given, types) => {
    const bonuses = given.map(([type, expiration]) => ({ type, expiration }));
    expect([...expiredTypes(bonuses, now)]).toEqual(types);
  });
});
