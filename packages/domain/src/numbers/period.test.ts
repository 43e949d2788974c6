import { describe, expect, it } from 'vitest';
import { comparedWith, namedPeriod } from './period.ts';

describe('CO-09 periods by name', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['7d', '2026-03-10', '2026-03-03', '2026-03-09'],
    ['28d', '2026-03-10', '2026-02-10', '2026-03-09'],
    ['month', '2026-03-10', '2026-03-01', '2026-03-10'],
    ['month', '2026-03-01', '2026-03-01', '2026-03-01'],
  ] as const)('%s on %s', (name, today, from, to) => {
    expect(namedPeriod(name, today)).toEqual({ from, to });
  });
});

describe('CO-09 what a period is compared with', () => {
  it.each([
    ['previous', '2026-03-09', '2026-03-09', '2026-03-08', '2026-03-08'],
    ['weekdays', '2026-03-09', '2026-03-09', '2026-03-02', '2026-03-02'],
    ['previous', '2026-03-01', '2026-03-10', '2026-02-19', '2026-02-28'],
    ['weekdays', '2026-03-01', '2026-03-10', '2026-02-15', '2026-02-24'],
    ['weekdays', '2026-03-02', '2026-03-08', '2026-02-23', '2026-03-01'],
    ['previous', '2024-03-01', '2024-03-01', '2024-02-29', '2024-02-29'],
  ] as const)('%s of %s to %s', (comparison, from, to, before, until) => {
    expect(comparedWith({ from, to }, comparison)).toEqual({ from: before, to: until });
  });

  it('nothing where nothing is compared', () => {
    expect(comparedWith({ from: '2026-03-01', to: '2026-03-02' }, 'none')).toBeNull();
  });
});
