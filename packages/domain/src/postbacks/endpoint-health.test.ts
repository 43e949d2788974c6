import { describe, expect, it } from 'vitest';
import {
  afterFailure,
  afterSuccess,
  type Health,
  isGivenUp,
  isOutageOver,
  newHealth,
  pauseOf,
} from './endpoint-health.ts';

const start = new Date('2026-03-10T12:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

/** Failures one after another, a second each. */
function failing(times: number, from: Health = newHealth(null)): Health {
  let health = from;
  for (let second = 0; second < times; second += 1)
    health = afterFailure(health, { startedAt: later(second * 1_000), now: later(second * 1_000 + 500) });
  return health;
}

describe('PB-02 the health of an endpoint', () => {
  it('gives more at once with each success, up to a limit', () => {
    let health = newHealth(null);
    expect(health.limit).toBe(8);
    health = afterSuccess(health);
    expect(health.limit).toBe(9);
    for (let times = 0; times < 100; times += 1) health = afterSuccess(health);
    expect(health.limit).toBe(64);
  });

  it('gives half with each failure, one at least', () => {
    expect([1, 2, 3, 4, 9].map((times) => failing(times).limit)).toEqual([4, 2, 1, 1, 1]);
  });

  it('counts what failed side by side as one failure', () => {
    const health = failing(1);
    const beside = afterFailure(health, { startedAt: later(100), now: later(600) });
    expect(beside).toEqual(health);
  });

  it.each([
    [4, 0],
    [5, 250],
    [6, 500],
    [8, 2_000],
    [12, 30_000],
    [5_000, 30_000],
  ])('leaves it alone after %i failures in a row for %i ms', (failures, pauseMs) => {
    expect(pauseOf({ ...newHealth(null), failures }, 0.5)).toBe(pauseMs);
  });

  it('forgets failures with a success', () => {
    expect(afterSuccess(failing(9))).toEqual({ limit: 2, failures: 0, failed_at: null, failing_since: null });
  });

  it('begins carefully with an endpoint that failed on another node', () => {
    expect(newHealth(start)).toMatchObject({ limit: 1, failing_since: start });
  });

  it.each([
    [59_999, false, false],
    [60_000, true, false],
    [72 * 3_600_000 - 1, true, false],
    [72 * 3_600_000, true, true],
  ])('after %i ms of failures: outage %s, given up %s', (ms, isOutage, isOver) => {
    const health = newHealth(start);
    expect([isOutageOver(health, later(ms)), isGivenUp(health, later(ms))]).toEqual([isOutage, isOver]);
  });
});
