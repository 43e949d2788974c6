import { describe, expect, it } from 'vitest';
import { fromLogOdds, logOdds } from './log-odds.ts';
import { priorOnDevice } from './prior-on-device.ts';

const prior = { mean: 0.4, kappa: 10 };
const phonesFail = { desktop: 0.1, mobile: -0.5, tablet: 0 };

describe('what to expect on one kind of device', () => {
  it('OD-01 is what to expect everywhere, moved by what the device does', () => {
    expect(priorOnDevice(prior, 'mobile', {})).toEqual(prior);
    const moved = priorOnDevice(prior, 'mobile', {}, phonesFail);
    expect(moved.mean).toBeCloseTo(fromLogOdds(logOdds(0.4) - 0.5));
    expect(moved.kappa).toBe(10);
  });

  it('OD-01 learns from the others, but only so much', () => {
    const learned = priorOnDevice(prior, 'mobile', { desktop: { entrants: 10_000, completes: 1000 } });
    expect(learned.mean).toBeLessThan(0.25);
    expect(learned.kappa).toBeLessThanOrEqual(22);
  });

  it('OD-01 does not hold against a survey that it was entered on phones', () => {
    const asUsualOnPhones = { mobile: { entrants: 1000, completes: 288 } };
    const learned = priorOnDevice(prior, 'tablet', asUsualOnPhones, phonesFail);
    expect(learned.mean).toBeCloseTo(0.4, 2);
    expect(priorOnDevice(prior, 'tablet', asUsualOnPhones).mean).toBeLessThan(0.36);
  });

  it('OD-01 counts what was entered on the device itself only once', () => {
    expect(priorOnDevice(prior, 'mobile', { mobile: { entrants: 50, completes: 50 } })).toEqual(prior);
  });
});
