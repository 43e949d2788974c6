import type { FirstPaint } from '@earnwall/contract/first-paint';

/**
 * What the error screen is about (spec §2 "Error view"). `banquestion` and `emptySurvay` are the spec's own names: on the
 * way into a survey the account turned out to be shut out, or the survey to be gone.
 */
export type Failure =
  | { type: 'unauthenticated'; code: number | string | null }
  | { type: 'connection_error' }
  | { type: 'banquestion' }
  | { type: 'emptySurvay' };

/** The code of a login whose notice shows what was supplied (spec §8). */
export const INVALID_SECURITY_HASH = 12;

/** The server's own failure to paint: no call is needed to learn the same again. */
export function paintFailure(failure: FirstPaint['failure']): Failure | null {
  if (!failure) return null;
  return failure.status === 401
    ? { type: 'unauthenticated', code: failure.code }
    : { type: 'connection_error' };
}
