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
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /** The field whose single-survey link or survey hash replaces a missing bearer (decisions 0001 and 0073). */
  readonly link?: 'sslh' | 'hash';
  /** Only for the product's own browser extensions, recognised by the Origin header (EX-02). */
  readonly origin?: 'extension';
  /** `api` when absent. */
  readonly base?: Base;
  readonly timeoutMs?: number;
  /**
   * Its answer waits for more than the database: uploaded files, an SMS provider. These have timeouts of their own, so
   * the server's deadline for requests does not apply.
   */
  readonly exemptFromDeadline?: true;
  /** `calling.defaultRetries` when absent. */
  readonly retries?: number;
  readonly retryWaitMs?: number;
  /** The client rejects without showing anything. */
  readonly silent?: true;
  /** The error type the client stores for display when all tries failed. */
  readonly errorMessage?: 'connection_error';
  /** An addition to the required calls (AP-01). */
  readonly added?: true;
}
