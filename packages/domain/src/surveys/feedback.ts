import { type ClickState, resultOf } from './result.ts';

interface EndedClick {
  readonly state: ClickState;
  /** Whether the user was inside the supplier's survey, and so can tell what was wrong there. */
  readonly wasInside: boolean;
}

/** Feedback is for a survey that was really tried and ended without a complete (FB-02). */
export function isFeedbackFitting({ state, wasInside }: EndedClick): boolean {
  const result = resultOf(state);
  return wasInside && result !== 'pending' && result !== 'complete';
}
