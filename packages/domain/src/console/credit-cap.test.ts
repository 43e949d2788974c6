import { describe, expect, it } from 'vitest';
import { creditVerdict, leftOfCap } from './credit-cap.ts';

describe('the cap', () => {
  it.each([
    // Up to its edge, also in parts.
    ['support', 500n, 0n, 500n, false, 'allowed'],
    ['support', 500n, 0n, 501n, true, 'above-cap'],
    ['support', 500n, 400n, 100n, false, 'allowed'],
    ['support', 500n, 400n, 101n, true, 'above-cap'],
    // None means nothing.
    ['support', null, 0n, 1n, true, 'above-cap'],
    // Others prove who they are above it.
    ['admin', 500n, 0n, 500n, false, 'allowed'],
    ['admin', 500n, 400n, 101n, false, 'factor-needed'],
    ['owner', 500n, 0n, 501n, true, 'allowed'],
    ['owner', null, 0n, 1n, false, 'factor-needed'],
    // A machine has no factor.
    [null, null, 0n, 1_000_000n, false, 'allowed'],
  ] as const)('%s, cap %s, used %s, wants %s, fresh %s: %s', (role, cap, used, amount, isFresh, expected) => {
    expect(creditVerdict({ role, cap, used, amount, isFresh })).toBe(expected);
  });

  it.each([
    [500n, 0n, 500n],
    [500n, 500n, 0n],
    // It was lowered since.
    [100n, 500n, 0n],
    [null, 0n, 0n],
  ])('of %s with %s used, %s is left', (cap, used, left) => {
    expect(leftOfCap({ cap, used })).toBe(left);
  });
});
