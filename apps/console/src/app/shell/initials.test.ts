import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Dana Okafor', 'DO'],
  ['Ana María de la Cruz', 'AC'],
  ['  bob ', 'B'],
  ['𝒜nna', '𝒜'],
  ['', ''],
])('%j → %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
