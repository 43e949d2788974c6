import { expect, it } from 'vitest';
import { isPolicyShown } from './policy.ts';

it.each([
  [true, 0, true],
  [true, 1, false],
  [false, 0, false],
  [false, 1, false],
] as const)('PO-05 required %s, opt-in %d: shown %s', (is_policy_required, optin, shown) => {
  expect(isPolicyShown({ is_policy_required }, optin)).toBe(shown);
});
