import { findingKinds } from '@earnwall/contract/reconciliation';
import { describe, expect, it } from 'vitest';
import { type BookedClaim, compare, type Statement } from './compare.ts';
import { actionOn, type FindingKind } from './findings.ts';

const noon = new Date('2026-03-10T12:00:00Z');
const paid: BookedClaim = {
  ...{ name: 't', at: noon, micros: 1_000_000n },
  ...{ isPaid: true, isTakenBack: false, isAcknowledged: true },
};
const unpaid = { ...paid, isPaid: false };
const line = { line: 2, name: 't', micros: null };
const day = { from: new Date('2026-03-10T00:00:00Z'), to: new Date('2026-03-11T00:00:00Z') };

describe('a statement against the books', () => {
  it.each<
    [what: string, list: Statement['list'], lines: object[], claims: BookedClaim[], found: FindingKind[]]
  >([
    ['rejected and paid', 'rejected', [{}], [paid], ['rejected']],
    ['rejected and not paid', 'rejected', [{}], [unpaid], []],
    ['rejected and taken back before', 'rejected', [{}], [{ ...unpaid, isTakenBack: true }], []],
    ['not named by a list of rejected ones', 'rejected', [], [paid], []],
    ['approved and paid', 'approved', [{}], [paid], []],
    ['approved and paid as much', 'approved', [{ micros: 1_000_000n }], [paid], []],
    ['approved and paid another amount', 'approved', [{ micros: 900_000n }], [paid], ['amount']],
    ['approved and not paid', 'approved', [{}], [unpaid], ['not_credited']],
    ['approved and taken back', 'approved', [{}], [{ ...unpaid, isTakenBack: true }], ['taken_back']],
    ['paid in the period, and not named', 'approved', [], [paid], ['absent']],
    ['paid at its end', 'approved', [], [{ ...paid, at: day.to }], []],
    ['of an earlier list', 'approved', [], [{ ...paid, isOfEarlierList: true }], []],
    ['of nobody', 'approved', [{}], [], ['unknown']],
    ['named twice', 'approved', [{}, { line: 3 }], [paid], ['repeated']],
    [
      'paid, and the publisher does not know',
      'approved',
      [{}],
      [{ ...paid, isAcknowledged: false }],
      ['not_acknowledged'],
    ],
  ])('SP-04 %s', (_, list, lines, claims, found) => {
    const statement = { list, ...day, lines: lines.map((given) => ({ ...line, ...given })) };
    expect(compare(statement, claims).map(({ kind }) => kind)).toEqual(found);
  });

  it('SP-04 what was wrongly paid is taken back, what was missed is credited, the rest is left to people', () => {
    expect(Object.fromEntries(findingKinds.map((kind) => [kind, actionOn(kind)]))).toEqual({
      ...{ rejected: 'reverse', absent: 'reverse', not_credited: 'credit' },
      ...{ taken_back: null, amount: null, unknown: null, repeated: null, not_acknowledged: null },
    });
  });
});
