// The error of the API: every failure is sent as `{ code, message, errors? }`, with the status of its code.
import {
  type ErrorCode,
  type LoginErrorCode,
  loginErrorStatus,
  loginErrors,
  requestErrors,
} from '@earnwall/contract/error-codes';

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export class ApiError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly errors?: FieldErrors,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = typeof code === 'number' ? loginErrorStatus : requestErrors[code];
  }
}

export class TooManyRequests extends ApiError {
  constructor(
    readonly retryAfterSeconds: number,
    message = 'Too many requests.',
  ) {
    super('too-many-requests', message);
  }
}

/** The value of `Retry-After`; an outage is retried after a second. */
export function retryAfterOf(error: ApiError): number | null {
  if (error instanceof TooManyRequests) return error.retryAfterSeconds;
  return error.status === 503 ? 1 : null;
}

export class MethodNotAllowed extends ApiError {
  constructor(readonly allowed: readonly string[]) {
    super('method-not-allowed', 'This address does not take this method.');
  }
}

/** A refused login (ID-04); with a cause where it is a fault of ours, which is logged. */
export function loginError(code: LoginErrorCode, cause?: unknown): ApiError {
  return new ApiError(code, loginErrors[code], undefined, cause === undefined ? undefined : { cause });
}
