import { describe, expect, it } from 'vitest';
import { firstNetworkRank, offerRankOf } from './rank.ts';

const offer = (popularity: number, ...dollars: number[]) => ({
  popularity,
  milestones: dollars.map((one) => ({ payout_micros: BigInt(one) * 1_000_000n })),
});

describe('offerRankOf', () => {
  it('OF-01 puts first what is worth more, or liked by more', () => {
    const list = [offer(0, 5), offer(100, 5), offer(100, 5, 10), offer(3_000, 5, 10)];
    const ranks = list.map(offerRankOf);
    expect(ranks).toEqual([...ranks].sort((one, other) => other - one));
    expect(new Set(ranks).size).toBe(list.length);
  });

  it('keeps the first places free, and every place an integer of the table', () => {
    expect(offerRankOf(offer(1_000_000_000, 1_000_000))).toBe(firstNetworkRank);
    expect(offerRankOf(offer(0))).toBe(101_000);
  });
});
