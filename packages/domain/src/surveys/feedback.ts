import { type ClickState, resultOf } from './result.ts';

export interface Attempt {
  readonly state: ClickState;
  /** Whether somebody was inside the supplier's survey: nobody else can tell what was wrong there. */
  readonly wasInside: boolean;
}

/** Feedback is for a survey that was really tried and ended without a complete (FB-02). */
export function isFeedbackFitting({ state, wasInside }: Attempt): boolean {
  const result = resultOf(state);
  return wasInside && result !== 'pending' && result !== 'complete';
}
