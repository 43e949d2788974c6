import { outcomes } from '@earnwall/contract/outcomes';
import { describe, expect, it } from 'vitest';
import { payoutOf, type Terms, worthOf } from './worth.ts';

/** One dollar, shared half and half, at 1,000 coins a dollar. */
const terms: Terms = {
  ...{ payout_micros: 1_000_000n, revenue_share_bp: 5_000, exchange_rate_micros: 1_000_000_000n },
  ...{ decimals: 0, bonus_percent: 0, user_reward: 500n },
};

describe('worthOf', () => {
  it.each<[string, Parameters<typeof worthOf>[0], Partial<Terms>, bigint]>([
    ['a complete pays what was shown', { outcome: 'complete', payout_micros: null }, {}, 500n],
    ['whatever the supplier says it pays', { outcome: 'complete', payout_micros: 1n }, {}, 500n],
    ['even after a rate has changed', { outcome: 'complete', payout_micros: null }, { user_reward: 7n }, 7n],
    ['a partial pays by the same rule', { outcome: 'partial', payout_micros: 400_000n }, {}, 200n],
    ['and nothing without a payout', { outcome: 'partial', payout_micros: null }, {}, 0n],
    ['a screen-out is made up for', { outcome: 'screen_out', payout_micros: 50_000n }, {}, 25n],
    ['rounded down', { outcome: 'screen_out', payout_micros: 51_999n }, {}, 25n],
    ['with the bonus', { outcome: 'screen_out', payout_micros: 50_000n }, { bonus_percent: 20 }, 30n],
    ['or not', { outcome: 'screen_out', payout_micros: null }, {}, 0n],
    ['never above a complete', { outcome: 'partial', payout_micros: 9_000_000n }, {}, 500n],
    ['however little that is', { outcome: 'partial', payout_micros: 900_000n }, { user_reward: 3n }, 3n],
    ['nor below nothing', { outcome: 'partial', payout_micros: -1n }, {}, 0n],
  ])('SV-04 %s', (_what, report, change, worth) => {
    expect(worthOf(report, { ...terms, ...change })).toBe(worth);
  });

  it.each(outcomes.slice(3))('SV-04 %s pays nothing, whatever comes with it', (outcome) => {
    expect(worthOf({ outcome, payout_micros: 1_000_000n }, terms)).toBe(0n);
  });
});

describe('payoutOf', () => {
  it.each<[string, Parameters<typeof payoutOf>[0], bigint]>([
    ['a complete pays what was agreed', { outcome: 'complete', payout_micros: null }, 1_000_000n],
    ['whatever its report says', { outcome: 'complete', payout_micros: 1n }, 1_000_000n],
    ['a partial what its report says', { outcome: 'partial', payout_micros: 400_000n }, 400_000n],
    ['to the last millionth', { outcome: 'screen_out', payout_micros: 51_999n }, 51_999n],
    ['or nothing', { outcome: 'screen_out', payout_micros: null }, 0n],
    ['never more than a complete', { outcome: 'partial', payout_micros: 1_000_001n }, 1_000_000n],
    ['nor less than nothing', { outcome: 'partial', payout_micros: -1n }, 0n],
  ])('CO-10 %s', (_what, report, payout) => {
    expect(payoutOf(report, terms)).toBe(payout);
  });

  it.each(outcomes.slice(3))('CO-10 nobody pays for %s', (outcome) => {
    expect(payoutOf({ outcome, payout_micros: 1_000_000n }, terms)).toBe(0n);
  });
});
