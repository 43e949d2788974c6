import { describe, expect, it } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { type ArmSums, compareArms, decisionOf } from './decide.ts';
import { type Moments, nobody, withPerson } from './moments.ts';
import { sampleRatio } from './sample-ratio.ts';
import { experiments } from './standing.ts';

/** People alike in both arms but for these factors. */
function arm(people: number, { pays = 1, outs = 60, takenBack = 5, writes = 2 } = {}): ArmSums {
  const chance = seeded(people);
  let [value, screen_outs, reversals, tickets]: Moments[] = [nobody, nobody, nobody, nobody];
  for (let at = 0; at < people; at += 1) {
    value = withPerson(value ?? nobody, chance.between(0, 100) * pays, chance.between(2, 20));
    screen_outs = withPerson(screen_outs ?? nobody, chance.percent(outs) ? 1 : 0, 1);
    reversals = withPerson(reversals ?? nobody, chance.percent(takenBack) ? 1 : 0, 1);
    tickets = withPerson(tickets ?? nobody, chance.percent(writes) ? 1 : 0, 1);
  }
  const sums = { value, screen_outs, reversals, tickets } as Omit<ArmSums, 'people'>;
  return { people, ...sums };
}

const compare = (treated: ArmSums, control: ArmSums) => compareArms([treated, control], experiments.ranking);
const tripped = (treated: ArmSums, control: ArmSums) =>
  compare(treated, control)
    .guards.filter(({ state }) => state === 'tripped')
    .map(({ name }) => name);

describe('OD-04 what an experiment says', () => {
  it.each([
    ['few people', arm(1_900), arm(99), 'running'],
    ['nobody', arm(0), arm(0), 'running'],
    ['the same', arm(19_000), arm(1_000), 'no_difference'],
    ['a gain', arm(19_000, { pays: 1.3 }), arm(1_000), 'better'],
    ['a loss', arm(19_000, { pays: 0.7 }), arm(1_000), 'worse'],
    ['a gain bought with turn-aways', arm(19_000, { pays: 1.3, outs: 75 }), arm(1_000), 'guard_tripped'],
    ['too many people in one arm', arm(16_000, { pays: 1.3 }), arm(1_000), 'guard_tripped'],
  ])('%s: %s', (_, treated, control, decision) => {
    expect(compare(treated, control).decision).toBe(decision);
  });

  it.each([
    ['fewer turn-aways trip nothing', arm(19_000, { outs: 40 }), arm(1_000), []],
    ['more turn-aways', arm(19_000, { outs: 75 }), arm(1_000), ['screen_outs']],
    ['more taken back', arm(19_000, { takenBack: 25 }), arm(1_000), ['reversals']],
    ['more tickets', arm(19_000, { writes: 20 }), arm(1_000), ['tickets']],
    ['no ticket in a small arm', arm(19_000, { writes: 1 }), arm(1_000, { writes: 0 }), []],
    ['people missing', arm(19_000), arm(700), ['sample_ratio']],
  ])('%s', (_, treated, control, names) => {
    expect(tripped(treated, control)).toEqual(names);
  });

  it.each([
    [null, 'fine', 'running'],
    [null, 'tripped', 'guard_tripped'],
    [{ low: 0.01, high: 0.2 }, 'fine', 'better'],
    [{ low: 0.01, high: 0.2 }, 'unknown', 'better'],
    [{ low: -0.2, high: -0.01 }, 'fine', 'worse'],
    [{ low: -0.01, high: 0.2 }, 'fine', 'no_difference'],
    [{ low: 0.01, high: 0.2 }, 'tripped', 'guard_tripped'],
  ] as const)('%o with guard %s: %s', (interval, state, decision) => {
    expect(decisionOf(interval && { lift: 0, p: 1, ...interval }, [{ state }])).toBe(decision);
  });

  it.each([
    [[0, 0], 0],
    [[9_500, 500], 0],
    [[9_450, 550], 5.263],
  ] as const)('chi-square of %o is %d', (people, chi) => {
    expect(sampleRatio(people, experiments.ranking).chi_square).toBeCloseTo(chi, 3);
  });
});
