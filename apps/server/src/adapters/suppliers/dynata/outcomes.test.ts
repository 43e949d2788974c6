import { noFairPay } from '@earnwall/domain/fair-pay/time-worth';
import { applyReport, type SettlingClick } from '@earnwall/domain/ledger/apply-report';
import type { Report } from '@earnwall/domain/ledger/report';
import { settlementOf } from '@earnwall/domain/ledger/settlement';
import { describe, expect, it } from 'vitest';
import { outcomesOf, readDynataCode } from './outcomes.ts';

describe('SV-01 Dynata’s codes', () => {
  it.each([
    ['1.0', 'complete'],
    ['1.1', 'partial'],
    ['2.0', 'screen_out'],
    ['2.1', 'screen_out'],
    ['2.2', 'screen_out'],
    ['2.77', 'screen_out'],
    ['0.3', 'screen_out'],
    ['0.4', 'screen_out'],
    ['3.1', 'quota_full'],
    ['3.2', 'quota_full'],
    ['5.10', 'quota_full'],
    ['4.0', 'duplicate'],
    ['5.0', 'quality'],
    ['5.1', 'quality'],
    ['5.2', 'quality'],
    ['5.4', 'quality'],
    ['5.3', 'security'],
    ['0.0', 'error'],
    ['0.9', 'error'],
  ])('%s is %s', (code, outcome) => {
    expect(read(code)).toEqual({ outcome, rawCode: code });
  });

  it.each(['1.2', '5.9', '6.0', '9.0'])('%s is unknown, and neither pays nor takes back', (code) => {
    const unknown = { outcome: 'error', rawCode: code, reason: 'unknown_code' };
    expect(read(code)).toEqual(unknown);
    expect(outcomesOf('c', read(code))).toMatchObject([{ content: { ...unknown, reverses: null } }]);
  });
});

describe('SV-04 the codes of one click settle it alike in every order', () => {
  it.each([
    [['1.0'], 'complete', 100n],
    [['5.4'], 'quality', 0n],
    [['5.3'], 'security', 0n],
    [['2.1'], 'screen_out', 0n],
    [['1.0', '5.4'], 'quality', 0n],
    [['1.0', '5.3'], 'security', 0n],
    [['1.0', '5.4', '5.4'], 'quality', 0n],
    [['1.0', '1.0', '5.1'], 'quality', 0n],
    [['1.0', '5.4', '5.3'], 'quality', 0n],
    [['2.1', '1.0'], 'complete', 100n],
    [['2.1', '1.0', '5.2'], 'screen_out', 0n],
    [['1.0', '5.10'], 'complete', 100n],
    [['1.0', '5.9'], 'complete', 100n],
  ] as const)('%j is %s', (codes, outcome, worth) => {
    for (const order of permutations(codes)) {
      const { click, reports } = arrive(order);
      expect([order, click.state, click.credited]).toEqual([order, outcome, worth]);
      expect(settlementOf(click, reports)).toMatchObject({ outcome, worth });
    }
  });

  it('SV-04 a quality code alone ends the click at once', () => {
    expect(arrive(['5.4']).effects).toEqual(['ended', 'parked']);
    expect(arrive(['5.4', '1.0']).effects).toEqual(['ended', 'parked', 'nothing']);
    expect(arrive(['1.0', '5.4']).effects).toEqual(['credited', 'nothing', 'reversed']);
  });
});

function read(code: string) {
  const [disposition = '', status = ''] = code.split('.');
  return readDynataCode(disposition, status);
}

const started_at = new Date('2026-03-01T12:00:00Z');
const opened: SettlingClick = {
  ...{
    started_at,
    reports_until: new Date('2026-04-15T12:00:00Z'),
    state: 'started',
    raw_code: null,
    credited: 0n,
  },
  ...{ test_mode: false, paid_micros: null, fair_paid: 0n, ...noFairPay },
  ...{ payout_micros: 1_000_000n, exchange_rate_micros: 100_000_000n, user_reward: 100n },
  ...{ revenue_share_bp: 10_000, decimals: 0, bonus_percent: 0 },
};

/** Each code as a callback of its own, in this order; what comes again changes nothing. */
function arrive(codes: readonly string[]) {
  let click = opened;
  const reports: Report[] = [];
  const effects: string[] = [];
  for (const item of codes.flatMap((code) => outcomesOf('c', read(code)))) {
    if (item.kind !== 'readable') throw new Error('A code gave no report');
    const { rawCode: raw_code, transaction, outcome, reverses, payout_micros } = item.content;
    if (reports.some((known) => known.transaction === transaction)) continue;
    const report = { transaction, outcome, raw_code, reverses, payout_micros, received_at: started_at };
    const applied = applyReport(click, reports, report);
    click = { ...click, state: applied.state, raw_code: applied.raw_code, credited: applied.credited };
    effects.push(applied.effect);
    reports.push(report);
  }
  return { click, reports, effects };
}

function permutations(items: readonly string[]): string[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, place) =>
    permutations(items.filter((_, other) => other !== place)).map((rest) => [item, ...rest]),
  );
}
