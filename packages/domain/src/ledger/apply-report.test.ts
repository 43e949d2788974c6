import { describe, expect, it } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { noFairPay } from '../fair-pay/time-worth.ts';
import { playHistory } from '../testing/play-history.ts';
import { randomHistory } from '../testing/random-history.ts';
import { applyReport, type SettlingClick } from './apply-report.ts';
import type { Report } from './report.ts';

const start = new Date('2026-03-10T12:00:00Z');

const started: SettlingClick = {
  ...{ payout_micros: 1_000_000n, revenue_share_bp: 5_000, exchange_rate_micros: 1_000_000_000n },
  ...{ decimals: 0, bonus_percent: 0, user_reward: 500n, started_at: start },
  reports_until: new Date('2026-04-24T12:00:00Z'),
  ...{ state: 'started', raw_code: null, credited: 0n, test_mode: false, paid_micros: null },
  ...{ ...noFairPay, fair_paid: 0n },
};

const says = (transaction: string, outcome: Report['outcome'], given: Partial<Report> = {}): Report => ({
  ...{ transaction, outcome, raw_code: transaction, reverses: null, payout_micros: null },
  ...{ received_at: new Date(start.getTime() + 60_000), ...given },
});
const takesBack = (reverses: string) => says(`not ${reverses}`, 'quality', { reverses });
const tooLate = { received_at: new Date(start.getTime() + 46 * 86_400_000) };

/** What each of them does, one after the other. */
function effects(click: SettlingClick, reports: readonly Report[]): string[] {
  const known: Report[] = [];
  return reports.map((report) => {
    const applied = applyReport(click, known, report);
    click = { ...click, ...applied };
    known.push(report);
    return `${applied.effect} ${applied.amount} ${applied.state}`;
  });
}

/** What each of them does in dollars. */
function payouts(click: SettlingClick, reports: readonly Report[]) {
  const known: Report[] = [];
  return reports.map((report) => {
    const applied = applyReport(click, known, report);
    click = { ...click, ...applied };
    known.push(report);
    return applied;
  });
}

describe('applyReport', () => {
  const paid = { payout_micros: 100_000n };
  it.each<[string, Report[], string[]]>([
    ['credits a complete', [says('a', 'complete')], ['credited 500 complete']],
    ['credits what makes up for a screen-out', [says('a', 'screen_out', paid)], ['credited 50 screen_out']],
    ['ends without paying', [says('a', 'quota_full')], ['ended 0 quota_full']],
    [
      'upgrades by the difference',
      [says('a', 'screen_out', paid), says('b', 'complete')],
      ['credited 50 screen_out', 'upgraded 450 complete'],
    ],
    [
      'upgrades from nothing',
      [says('a', 'screen_out'), says('b', 'complete')],
      ['ended 0 screen_out', 'upgraded 500 complete'],
    ],
    [
      'does nothing for a worse outcome',
      [says('a', 'complete'), says('b', 'screen_out', paid)],
      ['credited 500 complete', 'nothing 0 complete'],
    ],
    [
      'takes back',
      [says('a', 'complete'), takesBack('a')],
      ['credited 500 complete', 'reversed -500 quality'],
    ],
    [
      'takes back to what is left',
      [says('b', 'partial', paid), says('a', 'complete'), takesBack('a')],
      ['credited 50 partial', 'upgraded 450 complete', 'reversed -450 partial'],
    ],
    [
      'takes back what paid nothing',
      [says('a', 'closed'), takesBack('a')],
      ['ended 0 closed', 'reversed 0 quality'],
    ],
    [
      'takes back what did not count',
      [says('a', 'complete'), says('b', 'partial', paid), takesBack('b')],
      ['credited 500 complete', 'nothing 0 complete', 'nothing 0 complete'],
    ],
    [
      'parks a reversal that came first',
      [takesBack('a'), says('a', 'complete')],
      ['parked 0 started', 'reversed 0 quality'],
    ],
    [
      'parks it beside another report',
      [says('b', 'screen_out'), takesBack('a'), says('a', 'complete')],
      ['ended 0 screen_out', 'parked 0 screen_out', 'nothing 0 screen_out'],
    ],
    [
      'keeps what came too late for people',
      [says('a', 'screen_out'), says('b', 'complete', tooLate)],
      ['ended 0 screen_out', 'review 0 screen_out'],
    ],
    [
      'and does nothing when that is taken back',
      [says('a', 'complete', tooLate), takesBack('a')],
      ['review 0 started', 'nothing 0 started'],
    ],
  ])('SV-04 %s', (_what, reports, expected) => {
    expect(effects(started, reports)).toEqual(expected);
  });

  const dear = { payout_micros: 100_999n };
  it.each<[string, Partial<SettlingClick>, Report[], (bigint | null)[]]>([
    ['a complete', {}, [says('a', 'complete')], [1_000_000n]],
    ['a reversal', {}, [says('a', 'complete'), takesBack('a')], [1_000_000n, 0n]],
    ['an upgrade', {}, [says('a', 'partial', paid), says('b', 'complete')], [100_000n, 1_000_000n]],
    [
      'what changes the payout and not the reward',
      {},
      [says('b', 'partial', paid), says('a', 'partial', dear), takesBack('a')],
      [100_000n, 100_999n, 100_000n],
    ],
    [
      'what pays users nothing',
      { revenue_share_bp: 0, user_reward: 0n },
      [says('a', 'screen_out', paid), says('b', 'complete')],
      [100_000n, 1_000_000n],
    ],
    ['nothing in test mode', { test_mode: true }, [says('a', 'complete'), takesBack('a')], [null, null]],
    ['what was parked', {}, [takesBack('a'), says('a', 'complete')], [null, 0n]],
  ])('CO-10 books the payout of %s', (_what, change, reports, expected) => {
    const click = { ...started, ...change };
    const booked = payouts(click, reports);
    expect(booked.map(({ paid_micros }) => paid_micros)).toEqual(expected);
    let before = 0n;
    for (const { payout, paid_micros } of booked) {
      expect(payout).toBe((paid_micros ?? 0n) - before);
      before = paid_micros ?? 0n;
    }
  });

  it('CO-10 takes no dollars back that were never booked, and books what is earned anew', () => {
    const unbooked = { ...started, state: 'complete' as const, credited: 500n };
    const known = [says('a', 'complete')];
    const reversed = applyReport(unbooked, known, takesBack('a'));
    expect(reversed).toMatchObject({ amount: -500n, payout: 0n, paid_micros: null });
    const again = applyReport(
      { ...unbooked, ...reversed },
      [...known, takesBack('a')],
      says('b', 'complete'),
    );
    expect(again).toMatchObject({ amount: 500n, payout: 1_000_000n, paid_micros: 1_000_000n });
  });

  it('CO-10 a click that had earned nothing before dollars were booked gets them', () => {
    const ended = { ...started, state: 'screen_out' as const };
    expect(applyReport(ended, [says('a', 'screen_out')], says('b', 'complete'))).toMatchObject({
      payout: 1_000_000n,
      paid_micros: 1_000_000n,
    });
  });

  it('SV-04 a complete after the time-out still counts', () => {
    const expired: SettlingClick = { ...started, state: 'timeout', raw_code: 'expired' };
    expect(effects(expired, [says('a', 'complete')])).toEqual(['credited 500 complete']);
  });

  it('SV-04 what was never sent to a supplier is looked at by people, and stays as it is', () => {
    const onboarding: SettlingClick = { ...started, started_at: null, state: 'complete', credited: 500n };
    expect(effects(onboarding, [says('a', 'security')])).toEqual(['review 0 complete']);
  });

  it('SV-04 ten thousand random histories keep their books (a million: npm run histories)', () => {
    const chance = seeded(2_026);
    for (let run = 0; run < 10_000; run += 1) {
      const history = randomHistory(chance, start, 't');
      const end = playHistory(history);
      const again = playHistory({ ...history, deliveries: chance.shuffled(history.deliveries) });
      expect(again).toEqual(end);
    }
  });
});
