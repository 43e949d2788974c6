import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownPerMinute } from './shown-per-minute.ts';

const reward = { user_reward: 500, user_reward_without_bonus: 500 };
const dollar = { payout: 1_000_000, away: 0 };
const positive = fc.double({ min: 1, max: 1_000_000, noNaN: true });

describe('OD-02 what a person is told that a minute yields', () => {
  it.each([
    ['the value in points', { ...dollar, value: 27_300 }, reward, 14],
    ['two digits', { ...dollar, value: 2_734_000 }, reward, 1400],
    ['also of little', { ...dollar, value: 24.68 }, reward, 0.012],
    ['with the bonus of a complete', { ...dollar, value: 100_000 }, { ...reward, user_reward: 600 }, 60],
    [
      'and pay for time without it',
      { ...dollar, value: 100_000, away: 50_000 },
      { ...reward, user_reward: 600 },
      55,
    ],
    ['nothing', { ...dollar, value: 0 }, reward, null],
    ['of a survey that pays nothing', { payout: 0, value: 0, away: 0 }, reward, null],
  ])('%s', (_, valued, paid, expected) => {
    expect(shownPerMinute(valued, paid)).toBe(expected);
  });

  it('is in the order of the list: who stands higher never says less', () => {
    fc.assert(
      fc.property(positive, positive, positive, positive, (one, other, payout, another) => {
        const said = (value: number, of: number) =>
          shownPerMinute({ payout: of, value, away: 0 }, pricedAt(of)) ?? 0;
        const [high, low] = [Math.max(one, other), Math.min(one, other)];
        expect(said(high, payout)).toBeGreaterThanOrEqual(said(low, another));
      }),
    );
  });
});

/** By one share for all surveys of an app. */
const pricedAt = (payout: number) => ({ user_reward: payout / 2, user_reward_without_bonus: payout / 2 });
