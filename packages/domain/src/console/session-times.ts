// How long things of a sign-in last.

const minute = 60_000;
const hour = 60 * minute;

/** Without a request for this long a session ends. */
export const sessionIdleMs = 12 * hour;
/** At most, however much it is used. */
export const sessionMs = 7 * 24 * hour;
/** How long a proven factor counts as fresh. */
const freshMs = 10 * minute;
export const invitationMs = 72 * hour;
export const resetMs = 30 * minute;
export const challengeMs = 5 * minute;

export const isFreshFactor = (factor_at: Date | null, now: Date): boolean =>
  factor_at !== null && now.getTime() - factor_at.getTime() <= freshMs;
