import { describe, expect, it } from 'vitest';
import { bonusesInForce } from './in-force.ts';

const at = (time: string) => new Date(`2026-03-10T${time}Z`);
const now = at('12:00:00');

describe('bonusesInForce', () => {
  it.each([
    ['has begun and does not expire', '11:00:00', null, true],
    ['begins at this moment', '12:00:00', null, true],
    ['begins in a moment', '12:00:01', null, false],
    ['is about to expire', '11:00:00', '12:00:01', true],
    ['expires at this moment', '11:00:00', '12:00:00', false],
    ['has long expired', '09:00:00', '10:00:00', false],
    ['lies ahead as a whole', '13:00:00', '14:00:00', false],
  ])('BO-01 a bonus that %s', (_what, starts, expires, counts) => {
    const bonus = { starts_at: at(starts), expires_at: expires === null ? null : at(expires) };
    expect(bonusesInForce([bonus], now)).toEqual(counts ? [bonus] : []);
  });
});
