import { isRecord } from '#lib/is-record.ts';

/** Why a call gave no answer. `refused`: the server said no; `unsigned`: the visitor has nothing to sign it with. */
export interface CallFailure {
  kind: 'refused' | 'network' | 'timeout' | 'aborted' | 'unsigned';
  status: number | null;
  code: number | string | null;
  message: string;
  /** Messages by field, as `errors.phone`. */
  errors?: Record<string, readonly string[]>;
  /** The server has said when to come again (`Retry-After`). */
  retryAfterMs?: number;
}

export class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.message);
    this.name = 'CallError';
    this.failure = failure;
  }
}

export const networkFailure = failureOf('network', 'network error');
export const timeoutFailure = failureOf('timeout', 'request canceled with timeout');
export const abortedFailure = failureOf('aborted', 'request aborted');
export const unsignedFailure = failureOf('unsigned', 'missing authentication');

/** Reads the one error shape `{code, message, errors?}`; a proxy's HTML page becomes its status. */
export function refusal(status: number, body: unknown, retryAfterMs?: number): CallFailure {
  const { code, message, errors } = isRecord(body) ? body : {};
  return {
    kind: 'refused',
    status,
    code: typeof code === 'number' || typeof code === 'string' ? code : null,
    message: typeof message === 'string' ? message : `status ${status}`,
    ...(isRecord(errors) && { errors: errors as Record<string, readonly string[]> }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

function failureOf(kind: CallFailure['kind'], message: string): CallFailure {
  return { kind, status: null, code: null, message };
}
