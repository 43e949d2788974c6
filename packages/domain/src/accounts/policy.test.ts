import { describe, expect, it } from 'vitest';
import { hasAgreed, policyVersion } from './policy.ts';

describe('agreement to the policy', () => {
  it.each([
    ['to the text of today', true, policyVersion, true],
    ['to an earlier text', true, policyVersion - 1, false],
    ['to none', false, policyVersion, false],
  ])('PO-03 %s', (_, policy_optin, policy_version, expected) => {
    expect(hasAgreed({ policy_optin, policy_version })).toBe(expected);
  });
});
