import { expect, it } from 'vitest';
import { specialBonus } from '#samples/sample-bonuses.ts';
import { shownGoals } from './shown-goals.ts';

const { details } = specialBonus({
  ...{ goal_completes: 5, reached_completes: 2, goal_finished: 1, reached_finished: 1 },
});

it('BO-04 a bonus for surveys and offers shows all its goals', () => {
  expect(shownGoals({ details, entities: ['surveys', 'offers'] })).toEqual([
    { kind: 'completes', goal: 5, reached: 2 },
    { kind: 'finished', goal: 1, reached: 1 },
  ]);
});

it('OF-12 one for surveys alone speaks of surveys, and not of what offers have reached', () => {
  expect(shownGoals({ details, entities: ['surveys'] })).toEqual([
    { kind: 'completes_surveys', goal: 5, reached: 2 },
  ]);
});
