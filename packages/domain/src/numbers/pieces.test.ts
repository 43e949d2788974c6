import { describe, expect, it } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { quarterMs } from './zone.ts';

const shown = ({ grain, from, to, sign }: Piece) =>
  `${sign > 0 ? '+' : '-'} ${grain} ${from.toISOString().slice(5, 16)} ${to.toISOString().slice(5, 16)}`;

describe('CO-09 a span as days of UTC and quarters', () => {
  it.each([
    ['2026-03-01T00:00Z', '2026-03-04T00:00Z', ['+ day 03-01T00:00 03-04T00:00']],
    [
      '2026-02-28T18:30Z',
      '2026-03-03T18:30Z',
      [
        '+ day 03-01T00:00 03-04T00:00',
        '+ quarter 02-28T18:30 03-01T00:00',
        '- quarter 03-03T18:30 03-04T00:00',
      ],
    ],
    [
      '2026-03-01T05:00Z',
      '2026-03-02T05:00Z',
      [
        '+ day 03-01T00:00 03-02T00:00',
        '- quarter 03-01T00:00 03-01T05:00',
        '+ quarter 03-02T00:00 03-02T05:00',
      ],
    ],
    ['2026-03-01T05:00Z', '2026-03-01T06:00Z', ['+ quarter 03-01T05:00 03-01T06:00']],
    ['2026-03-01T23:00Z', '2026-03-02T01:00Z', ['+ quarter 03-01T23:00 03-02T01:00']],
  ])('%s to %s', (from, to, expected) => {
    expect(piecesOf({ from: new Date(from), to: new Date(to) }).map(shown)).toEqual(expected);
  });

  it('counts every quarter of any span once, and no other', () => {
    const chance = seeded(20_260_329);
    const begin = Date.UTC(2026, 2, 1) / quarterMs;
    for (let round = 0; round < 300; round += 1) {
      const first = begin + chance.between(0, 96 * 4);
      const last = first + 1 + chance.between(0, 96 * 5);
      const span = { from: new Date(first * quarterMs), to: new Date(last * quarterMs) };
      const counted = new Map<number, number>();
      for (const { from, to, sign } of piecesOf(span))
        for (let at = from.getTime() / quarterMs; at < to.getTime() / quarterMs; at += 1)
          counted.set(at, (counted.get(at) ?? 0) + sign);
      const wrong = [...counted].filter(([at, times]) => times !== (at >= first && at < last ? 1 : 0));
      expect(wrong).toEqual([]);
      expect([...counted.values()].filter((times) => times === 1)).toHaveLength(last - first);
    }
  });
});
