/**
 * Who may make a call:
 * `user` a bearer that names a known user; `entry` a bearer, and a user seen for the first time is created;
 * `guest` the bearer is optional; `open` none is read, and clients must send none; `extension` the bearer is the token
 * that the browser extension got for its user.
 */
export type Access = 'user' | 'entry' | 'guest' | 'open' | 'extension';

/** Which of the configured bases a path is appended to; `admin` belongs to the console's calls. */
export type Base = 'api' | 'admin' | 'support' | 'respondents';

export interface CallRow {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/${string}`;
  readonly access: Access;
  /** A field that, holding a known link or a survey's hash, stands in for a missing bearer (decisions 0001 and 0073). */
  readonly link?: 'sslh' | 'hash';
  /** Answered to the product's own browser extensions alone, which the Origin header names (EX-02). */
  readonly origin?: 'extension';
  /** `api` when absent. */
  readonly base?: Base;
  readonly timeoutMs?: number;
  /**
   * Its answer waits for more than the database: files that arrive, somebody who sends messages. These have limits of
   * their own, so that the server's deadline for requests does not count.
   */
  readonly waitsOutside?: true;
  /** `calling.defaultRetries` when absent. */
  readonly retries?: number;
  readonly retryWaitMs?: number;
  /** The client rejects without showing anything. */
  readonly silent?: true;
  /** The error type the client stores for display when all tries failed. */
  readonly errorMessage?: 'connection_error';
  /** Not in the specification's table. */
  readonly ours?: true;
}
