import { createHash } from 'node:crypto';
import { noFairPay } from '@earnwall/domain/fair-pay/time-worth';
import type { Report } from '@earnwall/domain/ledger/report';
import { settlementOf } from '@earnwall/domain/ledger/settlement';
import { describe, expect, it } from 'vitest';
import { sealEntry } from '#adapters/suppliers/sign/entry-seal.ts';
import type { SupplierOutcome } from '#ports/supplier.ts';
import { aCallback } from '#testing/messages.ts';
import { mutationsOf } from '#testing/mutations.ts';
import { readReconciliations } from './reconciliations.ts';

const secrets = ['new secret', 'old secret'] as const;
const entry = { project: '123', person: 'xyz', cid: 'c0ffee' };

function one(newstatus: number, change: object = {}) {
  const variables = `${new URLSearchParams({ cid: entry.cid, seal: sealEntry(entry, ['new secret']) })}`;
  return { transid: 9001, newstatus, projectid: 123, vpid: 'xyz', passthruvariables: variables, ...change };
}

/** Signed anew: the list as the text that travels. */
function batch(list: unknown, secret = 'new secret'): string {
  const text = JSON.stringify(list);
  const signature = createHash('sha256').update(`${secret}:reconciliations=${text}`).digest('base64url');
  return `{"reconciliations":${text},"signature":"${signature}"}`;
}

const read = (body: string) => readReconciliations(aCallback({ body }), [...secrets]);

function outcomesOf(list: unknown): SupplierOutcome[] {
  const message = read(batch(list));
  if (message.kind !== 'genuine') throw new Error(message.reason);
  return message.items.flatMap((item) => (item.kind === 'readable' ? [item.content] : []));
}

describe('SV-06 reconciliations of Prodege', () => {
  it('SV-06 to a complete are a claim of their own', () => {
    expect(outcomesOf([one(1)])).toEqual([
      {
        ...{ transaction: '9001:corrected', cid: 'c0ffee', outcome: 'complete', rawCode: '1' },
        ...{ reverses: null, payout_micros: null },
      },
    ]);
  });

  it.each([
    [2, 'quota_full'],
    [3, 'screen_out'],
    [4, 'quality'],
  ])('SV-06 to status %s take back what was claimed, in either way', (status, outcome) => {
    const said = { cid: 'c0ffee', outcome, rawCode: `${status}`, payout_micros: null };
    expect(outcomesOf([one(status)])).toEqual([
      { ...said, transaction: `9001:r:${status}`, reverses: '9001' },
      { ...said, transaction: `9001:corrected:r:${status}`, reverses: '9001:corrected' },
    ]);
  });

  it('SV-06 come several at once; one that cannot be read stops no other', () => {
    const odd = { transid: 'x' };
    const message = read(batch([one(1), odd, one(4, { transid: '9002' })], 'old secret'));
    expect(message).toMatchObject({
      kind: 'genuine',
      items: [
        { kind: 'readable', content: { transaction: '9001:corrected' } },
        { kind: 'unreadable', part: '{"transid":"x"}' },
        { kind: 'readable', content: { transaction: '9002:r:4', reverses: '9002' } },
        { kind: 'readable', content: { transaction: '9002:corrected:r:4', reverses: '9002:corrected' } },
      ],
    });
  });

  it.each([
    ['no variables', { passthruvariables: '' }],
    ['a click without a seal', { passthruvariables: 'cid=c0ffee' }],
    ['another person', { vpid: 'abc' }],
    ['another project', { projectid: 124 }],
    ['another click', { passthruvariables: one(1).passthruvariables.replace('c0ffee', 'decade') }],
    ['an odd status', { newstatus: 'done' }],
    ['a status that is not known', { newstatus: 9 }],
  ])('SV-06 with %s are kept for operators', (_, change) => {
    expect(read(batch([one(1, change)]))).toMatchObject({ kind: 'genuine', items: [{ kind: 'unreadable' }] });
  });

  it('SV-06 that are no list are kept as well', () => {
    expect(read(batch({ transid: 1 }))).toMatchObject({ kind: 'genuine', items: [{ kind: 'unreadable' }] });
  });

  it.each([
    ['', 'unsigned'],
    ['{}', 'unsigned'],
    ['{"reconciliations":[]}', 'unsigned'],
    ['{"reconciliations":[],"signature":1}', 'unsigned'],
    ['{"reconciliations":[],"signature":"x"}', 'forged'],
    [batch([one(1)], 'wrong secret'), 'forged'],
    // The same content, but not the text that was signed.
    [batch([one(1)]).replace('[{', '[ {'), 'forged'],
    // Two lists, of which one is signed.
    [batch([]).replace('{', '{"reconciliations":[{}],'), 'unsigned'],
  ])('SV-06 are refused: %s', (body, reason) => {
    expect(read(body)).toEqual({ kind: 'refused', reason });
  });

  it('SV-06 are refused after any of 10,000 changes, or say the same', () => {
    const body = batch([one(4), one(1, { transid: 9002 })]);
    const original = read(body);
    const accepted = [...mutationsOf(body, 10_000, 1190)].filter((mutation) => {
      const message = read(mutation);
      return message.kind === 'genuine' && JSON.stringify(message) !== JSON.stringify(original);
    });
    expect(original.kind).toBe('genuine');
    expect(accepted).toEqual([]);
  });
});

describe('SV-04 a return and its reconciliations settle the same in every order', () => {
  const started_at = new Date('2026-01-01T00:00:00Z');
  const click = {
    ...{ payout_micros: 1_000_000n, revenue_share_bp: 5_000, exchange_rate_micros: 100_000_000n },
    ...{ decimals: 0, bonus_percent: 0, user_reward: 50n, started_at },
    reports_until: new Date('2026-02-15T00:00:00Z'),
    ...noFairPay,
  };

  /** The return, or null where the browser never came back; then the new statuses. */
  it.each<[string, number | null, number[], string | null, bigint]>([
    ['a complete', 1, [], 'complete', 50n],
    ['a complete taken back', 1, [4], 'quality', 0n],
    ['a complete taken back twice', 1, [3, 4], 'quality', 0n],
    ['a complete confirmed', 1, [1], 'complete', 50n],
    ['a screen-out made good', 3, [1], 'complete', 50n],
    ['a screen-out made good and taken back', 3, [1, 4], 'quality', 0n],
    ['a complete without a return', null, [1], 'complete', 50n],
    ['the same, taken back', null, [1, 4], 'quality', 0n],
    ['something taken back that was never claimed', null, [4], null, 0n],
    ['a complete taken back and given again: not paid by itself', 1, [4, 1], 'quality', 0n],
  ])('SV-04 %s', (_, status, changes, outcome, worth) => {
    const claimed = status === null ? [] : [claimOf(status)];
    const reports = [...claimed, ...outcomesOf(changes.map((change) => one(change))).map(reportOf)];
    for (const order of ordersOf(reports)) {
      const settlement = settlementOf(click, [...order, ...order]);
      expect([settlement?.outcome ?? null, settlement?.worth ?? 0n]).toEqual([outcome, worth]);
    }
  });

  function claimOf(status: number): Report {
    const outcome = status === 1 ? 'complete' : 'screen_out';
    return reportOf({
      ...{ transaction: '9001', cid: 'c0ffee', outcome, rawCode: `${status}` },
      ...{ reverses: null, payout_micros: null },
    });
  }

  function reportOf({ rawCode, ...said }: SupplierOutcome): Report {
    return { ...said, raw_code: rawCode, received_at: new Date('2026-01-02T00:00:00Z') };
  }
});

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, place) =>
    ordersOf(items.toSpliced(place, 1)).map((others) => [first, ...others]),
  );
}
