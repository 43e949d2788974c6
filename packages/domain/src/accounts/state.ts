/** The two lists; a ban may be for one of them only. */
export type EarningList = 'surveys' | 'offers';

export type AccountState = 'active' | 'banned' | 'on_hold' | 'on_review' | 'closed';
type StateScope = EarningList | 'all';

/** What was set about an account, and what follows from it alone; the clock decides whether it still holds. */
export interface StateFacts {
  readonly state: AccountState;
  /** What the state is about. */
  readonly scope: StateScope;
  /** When it ends; null means that it does not end by itself. */
  readonly until: Date | null;
  readonly setAt: Date | null;
}

const longestReviewMs = 24 * 60 * 60 * 1000;

/** When a state is over: a review lasts at most a day, whatever was asked for (NO-01). Null means never. */
export function stateEnd({ state, until, setAt }: StateFacts): Date | null {
  if (state !== 'on_review' || setAt === null) return until;
  const latest = new Date(setAt.getTime() + longestReviewMs);
  return until !== null && until < latest ? until : latest;
}

/** The state that holds now; one whose time is over has become active without anybody doing anything. */
export function standingState(facts: StateFacts, now: Date): AccountState {
  const end = stateEnd(facts);
  return end !== null && end <= now ? 'active' : facts.state;
}

/** What is kept when an operator asks for a state; null when it would be over before it began. */
export function stateAsked(
  { state, scope, until }: Omit<StateFacts, 'setAt'>,
  now: Date,
): (StateFacts & { readonly setAt: Date }) | null {
  if (until !== null && until <= now) return null;
  // Who is free, or gone, is so altogether and for good.
  if (state === 'active' || state === 'closed') return { state, scope: 'all', until: null, setAt: now };
  const asked = { state, scope, until, setAt: now };
  return { ...asked, until: stateEnd(asked) };
}
