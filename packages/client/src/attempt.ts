// One request, and what its answer means.
import { EarnwallError } from './error.ts';

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

interface AttemptLimits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | null;
}

/** Resolves to the answer of a 2xx; everything else rejects with an `EarnwallError`, but for the caller's own abort. */
export async function attempt(request: HttpRequest, { timeoutMs, signal }: AttemptLimits): Promise<unknown> {
  const { url, method, headers, body } = request;
  const inTime = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...{ method, headers, body },
      // A key is sent to the address that was configured, and to no other.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
    });
    const text = await response.text();
    if (!response.ok) throw errorOf(response, text);
    return isJson(response) ? JSON.parse(text) : text;
  } catch (error) {
    if (error instanceof EarnwallError || signal?.aborted) throw error;
    if (inTime.aborted)
      throw new EarnwallError(`No answer within ${timeoutMs} ms`, {
        ...{ status: null, code: 'timeout', cause: error },
      });
    throw new EarnwallError(`No answer: ${reasonOf(error)}`, { status: null, code: 'network', cause: error });
  }
}

function errorOf(response: Response, text: string): EarnwallError {
  const { status } = response;
  const answer = isJson(response) ? readError(text) : {};
  return new EarnwallError(answer.message ?? `The server answered ${status}`, {
    ...{ status, code: answer.code ?? status, errors: answer.errors },
    retryAfterMs: retryAfter(response.headers.get('retry-after')),
  });
}

interface ErrorAnswer {
  code?: string | number;
  message?: string;
  errors?: Record<string, string[]>;
}

function readError(text: string): ErrorAnswer {
  try {
    return Object(JSON.parse(text)) as ErrorAnswer;
  } catch {
    return {};
  }
}

const isJson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

const retryAfter = (header: string | null): number | null =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null;

/** `fetch failed` says nothing: what failed is its cause. */
function reasonOf(error: unknown): string {
  const { cause, message } = Object(error) as { cause?: unknown; message?: string };
  const { code, message: inner } = Object(cause) as { code?: string; message?: string };
  return code ?? inner ?? message ?? String(error);
}
