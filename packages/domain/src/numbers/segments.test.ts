import { describe, expect, it } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { segmentsOf } from './segments.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
const piece = (from: number, to: number) => ({ from: at(from), to: at(to) });

describe('CO-09 pieces of time, each read once', () => {
  it('joins what touches or overlaps', () => {
    const { blocks, bounds } = segmentsOf([piece(5, 9), piece(1, 2), piece(2, 3), piece(6, 7)]);
    expect(blocks).toEqual([piece(1, 3), piece(5, 9)]);
    expect(bounds).toEqual([1, 2, 3, 5, 6, 7, 9].map(at));
  });

  it('has nothing of nothing', () => {
    expect(segmentsOf([])).toMatchObject({ blocks: [], bounds: [] });
  });

  it('adds up to each piece', () => {
    const chance = seeded(20_261_117);
    for (let round = 0; round < 200; round += 1) {
      const pieces = Array.from({ length: chance.between(1, 8) }, () => {
        const from = chance.between(0, 40);
        return piece(from, from + chance.between(1, 9));
      });
      const { bounds, blocks, within } = segmentsOf(pieces);
      for (const one of pieces) {
        const { first, end } = within(one);
        expect(bounds.slice(first - 1, end)).toEqual(
          bounds.filter((time) => time >= one.from && time <= one.to),
        );
        expect(blocks.filter(({ from, to }) => from <= one.from && to >= one.to)).toHaveLength(1);
      }
    }
  });
});
