import { describe, expect, it } from 'vitest';
import { onboardingStep } from './onboarding-step.ts';

const questions = ['gender', 'birthday', 'zip'].map((id) => ({
  ...{ id, type: 'single_choice' as const, rules: {}, is_skippable: true, shelf_life_days: null, effort: 1 },
}));

describe('the onboarding survey', () => {
  it.each([
    ['begins with its first question', [], [], { kind: 'ask', question: 'gender' }],
    ['leaves out what is known', ['gender'], [], { kind: 'ask', question: 'birthday' }],
    ['goes past what was skipped', ['gender'], ['birthday'], { kind: 'ask', question: 'zip' }],
    ['is done when nothing is left', ['gender', 'zip'], ['birthday'], { kind: 'done' }],
  ])('%s', (_name, known, skipped, step) => {
    expect(onboardingStep(questions, new Set(known), new Set(skipped))).toEqual(step);
  });
});
