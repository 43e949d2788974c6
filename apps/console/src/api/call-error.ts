/** Why a call failed, in words a person can act on. */
export class CallError extends Error {
  readonly code: string;
  /** 0 = no answer arrived. */
  readonly status: number;
  /** What is wrong with each field, by its path in the body. */
  readonly errors: Readonly<Record<string, string[]>>;
  /** The server takes no further try before this many seconds; 0 = at once. */
  readonly waitSeconds: number;

  constructor(facts: Facts) {
    super(facts.message);
    this.name = 'CallError';
    this.code = facts.code;
    this.status = facts.status;
    this.errors = facts.errors ?? {};
    this.waitSeconds = facts.waitSeconds ?? 0;
  }
}

interface Facts {
  code: string;
  status: number;
  message: string;
  errors?: Record<string, string[]>;
  waitSeconds?: number;
}

export const connectionLost = () =>
  new CallError({
    code: 'network',
    status: 0,
    message: 'The server cannot be reached. What you typed is kept: check the connection and try again.',
  });

/** An answer that is none of ours, such as a proxy's page, counts as an outage. */
export function refusalOf(status: number, body: unknown, waitSeconds = 0): CallError {
  if (!isErrorAnswer(body))
    return new CallError({
      code: 'unavailable',
      status,
      message: `The server answered ${status}. Try again.`,
    });
  return new CallError({ ...body, code: String(body.code), status, waitSeconds });
}

interface ErrorAnswer {
  code: string | number;
  message: string;
  errors?: Record<string, string[]>;
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

export function callErrorOf(error: unknown): CallError {
  if (error instanceof CallError) return error;
  const message = error instanceof Error ? error.message : 'Something went wrong.';
  return new CallError({ code: 'internal', status: 0, message });
}
