import { expect, it } from 'vitest';
import { actorName } from './actor-name.ts';

it.each([
  ['to operators', true, 'Dana', 'admin', 'Dana'],
  ['to publishers', false, 'Dana', 'admin', 'Earnwall'],
  ['to publishers', false, 'Sam', 'support', 'Earnwall'],
  ['to publishers', false, 'Olive', 'owner', 'Olive'],
  ['to publishers', false, 'api:ew_live_1', null, 'api:ew_live_1'],
  ['to publishers', false, null, null, null],
] as const)('CO-05 %s (%s) %s, %s, is %s', (_, isToOperators, name, role, shown) =>
  expect(actorName(isToOperators, name, role)).toBe(shown),
);
