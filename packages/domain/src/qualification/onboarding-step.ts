import type { ProfileQuestion } from '../profile/question.ts';

export type OnboardingStep = { readonly kind: 'ask'; readonly question: string } | { readonly kind: 'done' };

/**
 * The next question of the onboarding survey, in its own order. It has no targeting: it is done when every
 * question is answered or was skipped (SL-03).
 */
export function onboardingStep(
  questions: readonly ProfileQuestion[],
  known: ReadonlySet<string>,
  skipped: ReadonlySet<string>,
): OnboardingStep {
  const [next] = openOnboardingQuestions(questions, known, skipped);
  return next === undefined ? { kind: 'done' } : { kind: 'ask', question: next };
}

/** All that are still to be asked, in order. */
export function openOnboardingQuestions(
  questions: readonly ProfileQuestion[],
  known: ReadonlySet<string>,
  skipped: ReadonlySet<string>,
): string[] {
  return questions.map(({ id }) => id).filter((id) => !known.has(id) && !skipped.has(id));
}
