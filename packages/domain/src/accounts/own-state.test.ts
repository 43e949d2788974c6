import { expect, it } from 'vitest';
import { isDecisionOfOperators } from './own-state.ts';

it.each([
  ['Dana', 'admin', 'state', true],
  ['Sam', 'support', 'state_reasons', true],
  ['operator-key', null, 'state', true],
  [null, null, 'state', true],
  ['Olive', 'owner', 'state', false],
  ['api:ew_live_1', null, 'state', false],
  ['Dana', 'admin', 'country', false],
] as const)('CO-05 %s (%s) has changed %s: decided by operators is %s', (by, role, field, expected) =>
  expect(isDecisionOfOperators({ by, role, changes: [{ field }] })).toBe(expected),
);
