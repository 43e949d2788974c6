import { describe, expect, it } from 'vitest';
import type { AppliedReport } from './apply-report.ts';
import { entryOf, rewardLines } from './entry.ts';

const credit: AppliedReport = {
  ...{ effect: 'credited', amount: 500n, credited: 500n, state: 'complete', raw_code: '10' },
  ...{ payout: 1_000_000n, paid_micros: 1_000_000n },
  ...{ fair_paid: 0n, time_paid: 0n, set_aside: 0n, spent_minutes: 6 },
};

const terms = { test_mode: false, revenue_share_bp: 5_000, payout_share_bp: 7_000 };

describe('entryOf', () => {
  it.each<[Partial<AppliedReport>, string, string]>([
    [{}, 'survey_reward', 'Survey completed'],
    [{ state: 'partial' }, 'survey_reward', 'Survey completed in part'],
    [{ state: 'screen_out' }, 'survey_reward', 'Compensation for a survey that ended early'],
    [
      { state: 'quota_full', fair_paid: 15n, time_paid: 15n },
      'survey_reward',
      'Paid for your time: turned away after 6 min',
    ],
    [{ effect: 'upgraded' }, 'adjustment', 'Counted later: Survey completed'],
    [
      { effect: 'reversed', state: 'quality', amount: -500n, credited: 0n },
      'reversal',
      'Taken back by the survey’s supplier',
    ],
    [
      { effect: 'reversed', state: 'partial', amount: -450n, credited: 50n },
      'reversal',
      'Reduced by the survey’s supplier',
    ],
  ])('SV-04 %o is a %s: %s', (change, kind, reason) => {
    expect(entryOf({ ...credit, ...change }, terms)).toMatchObject({ kind, reason });
  });

  it('SV-04 nothing moves for nothing', () => {
    expect(entryOf({ ...credit, amount: 0n, payout: 0n }, terms)).toBeNull();
  });

  it('ID-10 test mode moves between accounts of its own', () => {
    const test = { ...credit, payout: 0n, paid_micros: null };
    expect(entryOf(test, { ...terms, test_mode: true })?.lines).toEqual([
      { account: 'user_test', currency: 'app', amount: 500n },
      { account: 'publisher_test', currency: 'app', amount: -500n },
    ]);
    expect(rewardLines(-7n, false)).toEqual([
      { account: 'user', currency: 'app', amount: -7n },
      { account: 'publisher', currency: 'app', amount: 7n },
    ]);
  });

  it('CO-10 dollars are booked beside the points', () => {
    expect(entryOf(credit, terms)?.lines).toEqual([
      { account: 'user', currency: 'app', amount: 500n },
      { account: 'publisher', currency: 'app', amount: -500n },
      { account: 'supplier', currency: 'usd', amount: -1_000_000n },
      { account: 'publisher', currency: 'usd', amount: 700_000n },
      { account: 'house', currency: 'usd', amount: 300_000n },
    ]);
  });

  it('OD-03 what is set aside and what is paid of it are the publisher’s, beside the mirror of its users', () => {
    const both = { ...credit, payout: 0n, set_aside: 20n, time_paid: -15n };
    expect(entryOf(both, terms)?.lines).toEqual([
      { account: 'user', currency: 'app', amount: 500n },
      { account: 'publisher', currency: 'app', amount: -500n },
      { account: 'fair_pay', currency: 'app', amount: 35n },
      { account: 'publisher_set_aside', currency: 'app', amount: -20n },
      { account: 'publisher_time_pay', currency: 'app', amount: -15n },
    ]);
    expect(entryOf({ ...both, amount: 0n }, terms)).toMatchObject({ kind: 'payout', lines: { length: 3 } });
  });

  it('CO-10 at the users’ share where the click was opened before publishers had one', () => {
    const before = entryOf(credit, { ...terms, payout_share_bp: null });
    expect(before?.lines).toContainEqual({ account: 'publisher', currency: 'usd', amount: 500_000n });
  });

  it('CO-10 and alone where the user gets nothing', () => {
    const free = { ...credit, amount: 0n, credited: 0n };
    expect(entryOf(free, { ...terms, payout_share_bp: 0 })).toMatchObject({
      kind: 'payout',
      lines: [{ account: 'supplier' }, { account: 'house' }],
    });
  });
});
