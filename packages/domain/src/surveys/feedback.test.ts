import { describe, expect, it } from 'vitest';
import { isFeedbackFitting } from './feedback.ts';
import type { ClickState } from './result.ts';

describe('FB-02 feedback is for surveys that were tried and ended without a complete', () => {
  it.each<[ClickState, boolean]>([
    ['opened', false],
    ['started', false],
    ['complete', false],
    ['partial', true],
    ['screen_out', true],
    ['quota_full', true],
    ['closed', true],
    ['duplicate', true],
    ['quality', true],
    ['security', true],
    ['timeout', true],
    ['error', true],
  ])('FB-02 %s: %s', (state, fits) => {
    expect(isFeedbackFitting({ state, wasInside: true })).toBe(fits);
    expect(isFeedbackFitting({ state, wasInside: false })).toBe(false);
  });
});
