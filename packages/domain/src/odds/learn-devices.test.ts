import { describe, expect, it } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { noEffects } from './device-effects.ts';
import { learnDevices } from './learn-devices.ts';
import { fromLogOdds, logOdds } from './log-odds.ts';

/** Surveys whose priors are all too high, and which people finish less on phones. */
function surveysOf(count: number, phones: number) {
  const chance = seeded(3);
  return Array.from({ length: count }, () => {
    const real = chance.between(20, 60) / 100;
    const counts = (p: number) => ({
      entrants: 40,
      completes: Array.from({ length: 40 }, () => chance.percent(p * 100)).filter(Boolean).length,
    });
    return {
      prior: { mean: fromLogOdds(logOdds(real) + 0.4), kappa: 8 },
      on: { desktop: counts(real), mobile: counts(fromLogOdds(logOdds(real) + phones)) },
    };
  });
}

describe('what is learned about devices', () => {
  it.each([-0.6, 0, 0.4])('OD-01 finds what phones do, in log-odds: %d', (phones) => {
    const { desktop, mobile } = learnDevices(surveysOf(200, phones), noEffects);
    expect(Math.abs(mobile - desktop - phones)).toBeLessThan(0.12);
  });

  it('OD-01 keeps to what is assumed where little or nothing was counted', () => {
    const assumed = { desktop: 0, mobile: -0.5, tablet: 0.2 };
    expect(learnDevices([], assumed)).toEqual(assumed);
    expect(learnDevices(surveysOf(200, 0), assumed).tablet).toBe(0.2);
    expect(learnDevices(surveysOf(1, 0), assumed).mobile).toBeLessThan(-0.3);
  });
});
