import { describe, expect, it } from 'vitest';
import { basisOf, estimateOf } from './estimate.ts';

const now = new Date('2026-11-17T12:00:00Z');
const shown = ({ from, to }: { from: Date; to: Date }) =>
  `${from.toISOString().slice(0, 16)} ${to.toISOString().slice(0, 16)}`;

describe('an estimate is based on', () => {
  it('the last four weekends of the zone', () => {
    const plan = { zone: 'Asia/Kolkata', starts: '2026-11-21T00:00', ends: '2026-11-23T00:00' };
    const { kind, spans, times } = basisOf(plan, now);
    expect([kind, times]).toEqual(['same-days', { by: 1n, over: 4n }]);
    expect(spans.map(shown)).toEqual([
      '2026-11-13T18:30 2026-11-15T18:30',
      '2026-11-06T18:30 2026-11-08T18:30',
      '2026-10-30T18:30 2026-11-01T18:30',
      '2026-10-23T18:30 2026-10-25T18:30',
    ]);
  });

  it('whole weekends by the clock where clocks change', () => {
    const plan = { zone: 'Europe/Berlin', starts: '2026-11-21T00:00', ends: '2026-11-23T00:00' };
    expect(basisOf(plan, now).spans.map(shown).at(-1)).toBe('2026-10-23T22:00 2026-10-25T23:00');
  });

  it('days that are over, for one that begins now', () => {
    const plan = { zone: 'UTC', starts: '2026-11-17T12:00', ends: '2026-11-18T12:00' };
    expect(basisOf(plan, now).spans.map(shown)[0]).toBe('2026-11-10T12:00 2026-11-11T12:00');
  });

  it('weeks before now, however far ahead it is', () => {
    const plan = { zone: 'UTC', starts: '2026-12-12T00:00', ends: '2026-12-14T00:00' };
    expect(basisOf(plan, now).spans.map(shown)[0]).toBe('2026-11-14T00:00 2026-11-16T00:00');
  });

  it('the last 28 days for more than a week', () => {
    const plan = { zone: 'UTC', starts: '2026-12-01T00:00', ends: '2026-12-15T00:00' };
    const { kind, spans, times } = basisOf(plan, now);
    expect([kind, ...spans.map(shown)]).toEqual(['last-28-days', '2026-10-20T12:00 2026-11-17T12:00']);
    expect(Number(times.by) / Number(times.over)).toBe(0.5);
  });
});

it.each([
  ['20 percent of the average', { type: 'percent', percentage: 20, reward: null }, 20_000n, 40, 1_000n, 10],
  ['the reward of those who reach it', { type: 'special', percentage: null, reward: 750n }, 0n, 6, 1_125n, 1],
  ['nothing where nothing was earned', { type: 'percent', percentage: 50, reward: null }, 0n, 0, 0n, 0],
] as const)('a bonus costs %s', (_, priced, points, completes, cost, raised) => {
  const basis = { kind: 'same-days', spans: [], times: { by: 1n, over: 4n } } as const;
  expect(estimateOf(priced, { points, completes }, basis)).toEqual({ points: cost, completes: raised });
});
