import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountedLine, closingOf, noBalances, noTotals, sumOf, totalsOf } from './totals.ts';

const line = (type: CountedLine['type'], amount: bigint, pending = 0n): CountedLine => ({
  ...{ type, amount, pending },
});

const totalsOfAll = (lines: readonly CountedLine[]) => lines.map(totalsOf).reduce(sumOf, noTotals);

describe('PB-05 the totals of a line', () => {
  it.each([
    [line('credit', 500n), { credits: 500n }],
    [line('partial', 20n), { credits: 20n }],
    [line('screen_out', 5n), { credits: 5n }],
    [line('bonus', 7n), { credits: 7n }],
    [line('extension', 9n), { credits: 9n }],
    [line('upgrade', 480n), { credits: 480n }],
    [line('pending', 0n, 300n), { pending_in: 300n }],
    [line('release', 300n, -300n), { credits: 300n, pending_out: 300n }],
    [line('reversal', -500n), { reversals: 500n }],
    [line('reversal', 0n, -300n), { pending_out: 300n }],
    [line('correction', -100n), { corrections: -100n }],
    [line('correction', 40n), { corrections: 40n }],
  ])('%o', (given, expected) => {
    expect(totalsOf(given)).toEqual({ ...noTotals, lines: 1, ...expected });
  });
});

const types = fc.constantFrom<CountedLine['type'][]>(
  ...(['credit', 'partial', 'screen_out', 'bonus', 'extension'] as const),
  ...(['pending', 'release', 'reversal', 'upgrade', 'correction'] as const),
);
const amount = fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n });
const lines = fc.array(fc.record({ type: types, amount, pending: amount }));

describe('PB-05 for any lines', () => {
  it('the closing is the opening and the sum of their amounts', () => {
    fc.assert(
      fc.property(lines, amount, amount, (given, balance, pending) => {
        const closing = closingOf({ balance, pending }, totalsOfAll(given));
        expect(closing).toEqual({
          balance: given.reduce((sum, one) => sum + one.amount, balance),
          pending: given.reduce((sum, one) => sum + one.pending, pending),
        });
      }),
    );
  });

  it('a whole is the sum of its parts, wherever it is cut', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (given, at) => {
        const cut = given.length === 0 ? 0 : at % given.length;
        const [first, second] = [totalsOfAll(given.slice(0, cut)), totalsOfAll(given.slice(cut))];
        expect(sumOf(first, second)).toEqual(totalsOfAll(given));
        const between = closingOf(noBalances, first);
        expect(closingOf(between, second)).toEqual(closingOf(noBalances, totalsOfAll(given)));
      }),
    );
  });
});
