import { describe, expect, it } from 'vitest';
import { endOfBonus, expiredTypes, soonestEnd } from './expiry.ts';

const now = new Date('2026-03-10T12:00:00Z');
const over = '2026-03-10T12:00:00.000Z';
const ahead = '2026-03-10T12:00:00.001Z';

const special = (is_claimed: boolean, expiration: string | null) =>
  ({ type: 'special', expiration, details: { is_claimed } }) as const;

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
    const bonuses = given.map(([type, expiration]) =>
      type === 'special' ? special(false, expiration) : { type, expiration },
    );
    expect([...expiredTypes(bonuses, now)]).toEqual(types);
  });
});

describe('a bonus that was claimed', () => {
  it('BO-02 has no end any more, and its type does not expire', () => {
    expect(endOfBonus(special(true, ahead))).toBeNull();
    expect(endOfBonus(special(false, ahead))).toBe(ahead);
    expect(expiredTypes([special(true, over)], now).size).toBe(0);
    expect(expiredTypes([special(true, over), special(false, over)], now).size).toBe(0);
  });

  it.each([
    ['one that was claimed', [special(true, ahead)], null],
    ['one that was not', [special(false, ahead)], Date.parse(ahead)],
    ['the other one', [special(true, ahead), special(false, '2026-03-11T12:00:00Z')], '2026-03-11T12:00:00Z'],
    ['one that is over', [special(false, over)], null],
    ['one without an end', [special(false, null)], null],
  ] as const)('BO-02 a badge counts down to the end of %s', (_what, bonuses, end) => {
    expect(soonestEnd(bonuses, now.getTime())).toBe(typeof end === 'string' ? Date.parse(end) : end);
  });
});
