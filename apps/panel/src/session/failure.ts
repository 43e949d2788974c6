import type { FirstPaint } from '@earnwall/contract/first-paint';

/**
 * What the error screen is about (ER-02). `banquestion` and `emptySurvay` are the names of the wire: on the
 * way into a survey the account turned out to be shut out, or the survey to be gone.
 */
export type Failure =
  | { type: 'unauthenticated'; code: number | string | null }
  | ConnectionFailure
  | { type: 'banquestion' }
  | { type: 'emptySurvay' };

/** The code of a login whose notice shows what was supplied (ER-01). */
export const INVALID_SECURITY_HASH = 12;

/**
 * `retryAfterMs`: there is a connection, but the server has no room for now and has said when it will have. `survey`: the
 * one that was about to be asked about, which another try opens again.
 */
export interface ConnectionFailure {
  type: 'connection_error';
  retryAfterMs?: number;
  survey?: string;
}

export function connectionFailure({ retryAfterMs }: { retryAfterMs?: number } = {}): ConnectionFailure {
  return { type: 'connection_error', ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** The server has said when to come again. */
export function isBusy(failure: Failure | null): failure is ConnectionFailure & { retryAfterMs: number } {
  return failure?.type === 'connection_error' && failure.retryAfterMs !== undefined;
}

/** The server's own failure to paint: no call is needed to learn the same again. */
export function paintFailure(failure: FirstPaint['failure']): Failure | null {
  if (!failure) return null;
  if (failure.status === 401) return { type: 'unauthenticated', code: failure.code };
  return connectionFailure(
    failure.retry_after === undefined ? {} : { retryAfterMs: failure.retry_after * 1000 },
  );
}
