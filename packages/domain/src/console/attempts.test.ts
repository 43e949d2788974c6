import { describe, expect, it } from 'vitest';
import { nextFailures, seriesMs, waitMs, waitSeconds } from './attempts.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);

describe('CO-04 waiting after failures', () => {
  it.each([
    ['account', 0, 0],
    ['account', 2, 0],
    ['account', 3, 1],
    ['account', 4, 2],
    ['account', 5, 4],
    ['account', 8, 32],
    ['account', 9, 60],
    ['account', 10_000, 60],
    ['network', 19, 0],
    ['network', 20, 1],
    ['network', 26, 60],
  ] as const)('%s after %i: %i s', (kind, failures, seconds) => {
    expect(waitSeconds(kind, failures)).toBe(seconds);
  });

  it('counts down, and ends', () => {
    expect(waitMs('account', null, now)).toBe(0);
    expect(waitMs('account', { failures: 5, last_at: now }, now)).toBe(4000);
    expect(waitMs('account', { failures: 5, last_at: ago(3999) }, now)).toBe(1);
    expect(waitMs('account', { failures: 5, last_at: ago(4000) }, now)).toBe(0);
  });

  it('an hour without a failure begins a new series', () => {
    expect(nextFailures(null, now)).toBe(1);
    expect(nextFailures({ failures: 7, last_at: ago(seriesMs - 1) }, now)).toBe(8);
    expect(nextFailures({ failures: 7, last_at: ago(seriesMs) }, now)).toBe(1);
  });
});
