import { noFairPay } from '@earnwall/domain/fair-pay/time-worth';
import { applyReport, type SettlingClick } from '@earnwall/domain/ledger/apply-report';
import type { Report } from '@earnwall/domain/ledger/report';
import { settlementOf } from '@earnwall/domain/ledger/settlement';
import { describe, expect, it } from 'vitest';
import type { SupplierOutcome } from '#ports/supplier.ts';
import { aReturn } from '#testing/messages.ts';
import { cintKind } from './kind.ts';
import { itemOf } from './later-outcomes.ts';
import { signAddress } from './signature.ts';

const line = (client_status: number, previous_client_status?: number) => ({
  ...{ mid: 'cid-1', marketplace_status: 3, client_status, previous_client_status },
});

const said = (row: unknown): SupplierOutcome => {
  const item = itemOf(row);
  if (item.kind !== 'readable') throw new Error(`It is ${item.kind}`);
  return item.content;
};

describe('SV-04 a line of the outcomes feed', () => {
  const claim = { cid: 'cid-1', reverses: null, payout_micros: null };
  it.each([
    ['a complete', line(10), { transaction: 'cid-1:3.10', outcome: 'complete', rawCode: '3.10', ...claim }],
    [
      'an upgrade',
      line(11, 20),
      { transaction: 'cid-1:3.11', outcome: 'complete', rawCode: '3.11', ...claim },
    ],
    [
      'an end that no redirect reports',
      { mid: 'cid-1', marketplace_status: '303' },
      { transaction: 'cid-1:303', outcome: 'timeout', rawCode: '303', ...claim },
    ],
    [
      'a reversal',
      line(26),
      { ...claim, transaction: 'cid-1:3.26', outcome: 'screen_out', rawCode: '3.26', reverses: 'cid-1:3.10' },
    ],
    [
      'a reversal of an upgrade',
      line(28, 11),
      {
        ...{ ...claim, transaction: 'cid-1:3.28:3.11', outcome: 'screen_out', rawCode: '3.28' },
        reverses: 'cid-1:3.11',
      },
    ],
    [
      'a code that we do not know',
      line(77),
      { ...claim, transaction: 'cid-1:3.77', outcome: 'error', rawCode: '3.77', reason: 'unknown_code' },
    ],
  ])('SV-04 is %s', (_, row, outcome) => {
    expect(said(row)).toEqual(outcome);
  });

  it.each([line(1), { mid: 'cid-1', marketplace_status: 1 }, { mid: 'cid-1', marketplace_status: 3 }])(
    'SV-04 is ignored while the session is under way: %j',
    (row) => {
      expect(itemOf(row).kind).toBe('ignored');
    },
  );

  it.each([null, 5, {}, { marketplace_status: 3 }, { mid: 'cid-1', marketplace_status: 'three' }])(
    'SV-04 is kept where it cannot be read: %j',
    (row) => {
      expect(itemOf(row)).toMatchObject({ kind: 'unreadable', part: JSON.stringify(row) });
    },
  );

  it('SV-04 names a complete as its return does, so that it is one report', () => {
    const account = { supplier_code: '1', commission_percent: 0 };
    const secrets = { api_key: 'a', hash_keys: ['k'] };
    const cint = cintKind.open({ id: 'cint', name: 'Cint', settings: account, secrets });
    const url = signAddress('https://panel.test/return/cint?mid=cid-1&initial=3&client=10', 'hash', ['k']);
    const back = cint.parseReturn(aReturn(url));
    expect(back).toMatchObject({ transaction: said(line(10)).transaction, rawCode: said(line(10)).rawCode });
  });
});

const start = new Date('2026-03-10T12:00:00Z');
const click: SettlingClick = {
  ...{ payout_micros: 1_000_000n, revenue_share_bp: 5_000, exchange_rate_micros: 1_000_000_000n },
  ...{ decimals: 0, bonus_percent: 0, user_reward: 500n, started_at: start },
  reports_until: new Date('2026-04-24T12:00:00Z'),
  ...{ state: 'started', raw_code: null, credited: 0n, test_mode: false, paid_micros: null },
  ...{ ...noFairPay, fair_paid: 0n },
};
const reportOf = ({ rawCode, ...outcome }: SupplierOutcome): Report => ({
  ...outcome,
  raw_code: rawCode,
  received_at: new Date(start.getTime() + 86_400_000),
});

describe('SV-04 adjustments settle the same in every order', () => {
  it.each([
    ['complete', [line(10)], 'complete', 500n],
    ['complete, taken back', [line(10), line(26, 10)], 'quality', 0n],
    ['complete, taken back twice', [line(10), line(26, 10), line(28, 26)], 'quality', 0n],
    ['screened out, then paid', [line(20), line(11, 20)], 'complete', 500n],
    ['screened out, paid, taken back', [line(20), line(11, 20), line(26, 11)], 'screen_out', 0n],
    ['complete, taken back, paid again', [line(10), line(26, 10), line(11, 26)], 'complete', 500n],
    [
      'complete, taken back, paid again, taken back again',
      [line(10), line(26, 10), line(11, 26), line(26, 11)],
      'quality',
      0n,
    ],
    ['screened out, adjusted to the same', [line(20), line(26, 20)], 'screen_out', 0n],
  ])('SV-04 %s', (_, lines, outcome, worth) => {
    for (const order of ordersOf(lines.map((row) => reportOf(said(row))))) {
      const { state, credited } = order.reduce(settled, { click, known: [] }).click;
      expect({ state, credited }).toEqual({ state: outcome, credited: worth });
      expect(settlementOf(click, order)).toMatchObject({ outcome, worth });
    }
  });
});

interface Settling {
  readonly click: SettlingClick;
  readonly known: readonly Report[];
}

function settled({ click: before, known }: Settling, report: Report): Settling {
  const { state, raw_code, credited } = applyReport(before, known, report);
  return { click: { ...before, state, raw_code, credited }, known: [...known, report] };
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, place) =>
    ordersOf(items.toSpliced(place, 1)).map((others) => [item, ...others]),
  );
}
