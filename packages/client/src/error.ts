export interface ErrorDetails {
  /** The HTTP status; null where there was no answer. */
  readonly status: number | null;
  /** As the API names it, such as `not-found`; `network` or `timeout` where there was no answer. */
  readonly code: string | number;
  /** What is wrong with which field of the request. */
  readonly errors?: Readonly<Record<string, readonly string[]>> | undefined;
  /** How long to wait before the next attempt, as the server said it. */
  readonly retryAfterMs?: number | null | undefined;
  readonly cause?: unknown;
}

/** A call that did not succeed, after all attempts. */
export class EarnwallError extends Error {
  override readonly name = 'EarnwallError';
  readonly status: number | null;
  readonly code: string | number;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterMs: number | null;

  constructor(message: string, { status, code, errors, retryAfterMs, cause }: ErrorDetails) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.errors = errors ?? {};
    this.retryAfterMs = retryAfterMs ?? null;
  }
}
