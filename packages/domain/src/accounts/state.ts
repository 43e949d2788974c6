/** The two lists; a ban may be for one of them only. */
export type EarningList = 'surveys' | 'offers';

export type AccountState = 'active' | 'banned' | 'on_hold' | 'on_review' | 'closed';
type StateScope = EarningList | 'all';

/** The state as it was set; whether it still applies depends on the time. */
export interface StateFacts {
  readonly state: AccountState;
  /** Which lists the state applies to. */
  readonly scope: StateScope;
  /** When it ends; null means that it does not end by itself. */
  readonly until: Date | null;
  readonly setAt: Date | null;
}

const longestReviewMs = 24 * 60 * 60 * 1000;

/** When a state expires: a review lasts at most a day, whatever was requested (NO-01). Null means never. */
export function stateEnd({ state, until, setAt }: StateFacts): Date | null {
  if (state !== 'on_review' || setAt === null) return until;
  const latest = new Date(setAt.getTime() + longestReviewMs);
  return until !== null && until < latest ? until : latest;
}

/** The state that applies now; an expired one counts as active. */
export function currentState(facts: StateFacts, now: Date): AccountState {
  const end = stateEnd(facts);
  return end !== null && end <= now ? 'active' : facts.state;
}

/** What is stored when an operator requests a state; null if it would already be over. */
export function requestedState(
  { state, scope, until }: Omit<StateFacts, 'setAt'>,
  now: Date,
): (StateFacts & { readonly setAt: Date }) | null {
  if (until !== null && until <= now) return null;
  // These two apply to all lists, and have no end.
  if (state === 'active' || state === 'closed') return { state, scope: 'all', until: null, setAt: now };
  const requested = { state, scope, until, setAt: now };
  return { ...requested, until: stateEnd(requested) };
}
