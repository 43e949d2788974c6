// One request to a supplier: a time limit, a size limit, no redirects, and retries with backoff for transient failures.
import { setTimeout as pause } from 'node:timers/promises';
import { SupplierUnavailable } from '#ports/feed.ts';

export interface RetryPolicy {
  /** For one attempt, from the first byte sent to the last one read. */
  timeoutMs: number;
  maxBytes: number;
  /** How long to wait before each retry; none where the same request must not be made twice. */
  pausesMs: readonly number[];
}

export const defaultRetryPolicy: RetryPolicy = {
  timeoutMs: 10_000,
  maxBytes: 16 * 1024 * 1024,
  pausesMs: [300, 1_000, 3_000],
};

export interface SupplierRequest {
  /** Absent: GET. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** As it travels, so that it can be signed; JSON unless a header says otherwise. */
  readonly body?: string;
}

/** A refusal that a retry will not change. */
export class Refused extends SupplierUnavailable {
  constructor(readonly status: number) {
    super(`The supplier answered ${status}`);
  }
}

export async function fetchJson(
  url: URL,
  request: SupplierRequest,
  policy: RetryPolicy,
  signal: AbortSignal,
): Promise<unknown> {
  return await retried(url, request, policy, signal, JSON.parse);
}

/** For answers in another form, or with no body at all. */
export async function fetchText(
  url: URL,
  request: SupplierRequest,
  policy: RetryPolicy,
  signal: AbortSignal,
): Promise<string> {
  return await retried(url, request, policy, signal, (text) => text);
}

async function retried<Answer>(
  url: URL,
  request: SupplierRequest,
  { timeoutMs, maxBytes, pausesMs }: RetryPolicy,
  signal: AbortSignal,
  read: (text: string) => Answer,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      return read(await tryOnce(url, request, maxBytes, limited));
    } catch (error) {
      const wait = pausesMs[tries];
      signal.throwIfAborted();
      if (error instanceof Refused || wait === undefined) throw unavailable(error);
      // With jitter, so that nodes do not retry at the same moment.
      await pause(wait * (0.5 + Math.random() / 2), undefined, { signal });
    }
  }
}

async function tryOnce(
  url: URL,
  { method = 'GET', headers = {}, body }: SupplierRequest,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  const sent = new Headers(headers);
  if (body !== undefined && !sent.has('content-type')) sent.set('content-type', 'application/json');
  const response = await fetch(url, { method, headers: sent, body: body ?? null, signal, redirect: 'error' });
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status < 500 && response.status !== 429) throw new Refused(response.status);
    throw new SupplierUnavailable(`The supplier answered ${response.status}`);
  }
  return await readText(response, maxBytes);
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes)
      throw new SupplierUnavailable(`The supplier's answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Without the address and without what was answered: either may contain secrets shared with the supplier. */
function unavailable(error: unknown): SupplierUnavailable {
  if (error instanceof SupplierUnavailable) return error;
  return new SupplierUnavailable(`The supplier gave no readable answer: ${reasonOf(error)}`);
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'it is not JSON';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'it did not come in time';
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return 'the connection failed or led elsewhere';
}
