import { describe, expect, it } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { noEffects } from './device-effects.ts';
import { type LearnedSurvey, learnSupplier } from './learn-supplier.ts';
import { fromLogOdds, logOdds } from './log-odds.ts';
import { noTimes as untimed } from './times.ts';

/** Surveys of a supplier whose word is off by `bias`, and errs by `noise` beside it, both in log-odds. */
function surveysOf({
  bias,
  noise,
  count = 400,
  differ = 1,
}: {
  bias: number;
  noise: number;
  count?: number;
  differ?: number;
}): LearnedSurvey[] {
  const chance = seeded(7);
  return Array.from({ length: count }, () => {
    const real = (40 + differ * chance.between(-30, 30)) / 100;
    const off = -bias + (chance.between(-100, 100) / 100) * noise;
    const completes = Array.from({ length: 40 }, () => chance.percent(real * 100)).filter(Boolean).length;
    return {
      said: fromLogOdds(logOdds(real) + off),
      said_entrants: null,
      on: { desktop: { entrants: 40, completes } },
      reversed: completes > 20 ? 1 : 0,
      finish: { said: 600, times: untimed },
      away: { said: 200, times: untimed },
    };
  });
}

describe('what is learned about a supplier', () => {
  it.each([0.8, 0, -0.8])('OD-01 finds a bias of %d', (bias) => {
    expect(learnSupplier(surveysOf({ bias, noise: 0.3 })).bias).toBeCloseTo(bias, 0.6);
  });

  it('OD-01 trusts a word that errs less', () => {
    const exact = learnSupplier(surveysOf({ bias: 0.5, noise: 0.1 })).errs;
    const rough = learnSupplier(surveysOf({ bias: 0.5, noise: 2.5 })).errs;
    expect(exact).toBeLessThan(0.3);
    expect(rough).toBeGreaterThan(0.6);
  });

  it('OD-01 finds how far surveys differ, of all of them alone', () => {
    const alike = surveysOf({ bias: 0, noise: 1, differ: 0 });
    expect(learnSupplier(alike).spread).toBeLessThan(learnSupplier(surveysOf({ bias: 0, noise: 1 })).spread);
    expect(learnSupplier(alike, { ...learnSupplier([]), spread: 0.9 }).spread).toBe(0.9);
  });

  it('OD-01 learns means and reversals of suppliers that say nothing', () => {
    const silent = surveysOf({ bias: 0, noise: 0 }).map((survey) => ({ ...survey, said: null }));
    const learned = learnSupplier(silent);
    expect(learned.mean).toBeCloseTo(0.4, 1);
    expect(learned.outcomes).toBe(16_000);
    expect(learned.reversal_rate).toBeGreaterThan(0);
    expect(learned.reversal_rate).toBeLessThan(0.05);
  });

  it('OD-01 assumes what is usual before anything was counted', () => {
    expect(learnSupplier([])).toMatchObject({
      mean: 0.35,
      ...{ errs: 0.6, spread: 0.75 },
      devices: noEffects,
      reversal_rate: 0.02,
      outcomes: 0,
    });
    expect(learnSupplier([]).bias).toBeCloseTo(0);
  });

  it('OD-01 draws what little is known to what is assumed', () => {
    const assumed = { ...learnSupplier([]), bias: -0.6, mean: 0.5, errs: 0.3 };
    const few = learnSupplier(surveysOf({ bias: 0.6, noise: 0.3, count: 2 }), assumed);
    const many = learnSupplier(surveysOf({ bias: 0.6, noise: 0.3 }), assumed);
    expect(few.bias).toBeLessThan(0.3);
    expect(many.bias).toBeGreaterThan(0.4);
    expect(learnSupplier([], assumed)).toMatchObject({ mean: 0.5, errs: 0.3 });
  });
});
