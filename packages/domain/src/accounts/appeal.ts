import { type AppealableState, type AppealStatus, appealableStates } from '@earnwall/contract/state-reasons';
import { type AccountState, currentState, type StateFacts } from './state.ts';

/** The state that can be appealed against now; null where none applies. */
export function appealableState(facts: StateFacts, now: Date): AppealableState | null {
  const state: AccountState = currentState(facts, now);
  return appealableStates.find((known) => known === state) ?? null;
}

interface AppealFacts {
  readonly state: 'open' | 'answered' | 'closed';
  /** The last message. */
  readonly updated_at: Date;
  /** Up to when operators have read it. */
  readonly operator_seen_at: Date | null;
}

/** How far an appeal is. A message that was added and nobody has opened yet is `sent` again. */
export function appealStatus({ state, updated_at, operator_seen_at }: AppealFacts): AppealStatus {
  if (state !== 'open') return state;
  return operator_seen_at !== null && operator_seen_at >= updated_at ? 'read' : 'sent';
}

/**
 * Whether this person may answer or end an appeal: not whoever has set its state (decision 0108), and no machine in that
 * person's place. `setBy` is null where nobody else was there to answer, or no person has set the state.
 */
export function mayAnswerAppeal(setBy: string | null, personId: string | null): boolean {
  return setBy === null || (personId !== null && personId !== setBy);
}
