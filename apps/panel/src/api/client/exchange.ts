import type { CallRow } from '@earnwall/contract/call-row';
import type { PanelConfig } from '@earnwall/contract/first-paint';
import { answerHeaders } from '@earnwall/contract/headers';
import {
  abortedFailure,
  CallError,
  networkFailure,
  refusal,
  timeoutFailure,
  unsignedFailure,
} from '#api/call-error.ts';
import { addressOf, type QueryValues } from './address.ts';
import { baseOf } from './bases.ts';
import { bearerOf, type Caller, headersFor } from './headers.ts';
import { readRetryAfter } from './retry.ts';

interface LooseInput {
  params?: Record<string, unknown>;
  query?: QueryValues;
  body?: unknown;
}

export interface ExchangeDependencies {
  fetch: typeof globalThis.fetch;
  config: PanelConfig;
  caller: () => Caller;
  /** A response asked for the fingerprint of this device (AP-02). */
  fingerprintWanted: (ipLog: string) => void;
}

export interface ExchangeOptions {
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Sends the request another way: an upload that reports its progress (upload.ts). */
  fetch?: typeof globalThis.fetch;
}

/** One request and its answer, signed and in time; whatever else comes of it is a CallError. */
export function createExchange(dependencies: ExchangeDependencies) {
  return async (row: CallRow, input: LooseInput, options: ExchangeOptions): Promise<unknown> => {
    const { answer, body } = await request(row, input, options);
    if (answer.ok) return body;
    const retryAfterMs = readRetryAfter(answer.headers.get('retry-after'), Date.now());
    throw new CallError(refusal(answer.status, body, retryAfterMs));
  };

  async function request(row: CallRow, input: LooseInput, options: ExchangeOptions) {
    const base = baseOf(row, dependencies.config);
    if (base === null) throw new CallError(networkFailure);
    const caller = dependencies.caller();
    if (!isSigned(row, input, caller)) throw new CallError(unsignedFailure);

    const stop = new AbortController();
    const abort = () => stop.abort(abortedFailure);
    const timer = options.timeoutMs && setTimeout(() => stop.abort(timeoutFailure), options.timeoutMs);
    options.signal?.addEventListener('abort', abort);
    if (options.signal?.aborted) abort();
    try {
      const address = addressOf(base, row.path, input.params ?? {}, input.query ?? {});
      const init = payload(row.method, headersFor(row, caller), input.body);
      const send = options.fetch ?? dependencies.fetch;
      const answer = await send(address, { ...init, signal: stop.signal });
      if (!isForeign(row)) noteHeaders(answer.headers);
      return { answer, body: await bodyOf(answer) };
    } catch {
      throw new CallError(stop.signal.aborted ? stop.signal.reason : networkFailure);
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', abort);
    }
  }

  function noteHeaders(headers: Headers): void {
    const ipLog = headers.get(answerHeaders.ipLogUuid);
    if (ipLog && headers.has(answerHeaders.fingerprintWanted)) dependencies.fingerprintWanted(ipLog);
  }
}

export function isForeign(row: CallRow): boolean {
  return row.base === 'respondents';
}

/** A single-survey link may stand in for the bearer (decision 0001). */
function isSigned(row: CallRow, input: LooseInput, caller: Caller): boolean {
  if (row.access === 'open' || row.access === 'guest') return true;
  const parts = { ...input.query, ...(input.body as Record<string, unknown> | undefined) };
  return bearerOf(caller.credentials) !== null || Boolean(row.link && parts[row.link]);
}

/** Whatever answers with an error may do so in HTML; an answer that is none of ours counts as none. */
async function bodyOf(answer: Response): Promise<unknown> {
  return answer.ok ? answer.json() : answer.json().catch(() => null);
}

export function payload(method: string, headers: Record<string, string>, body: unknown): RequestInit {
  if (body === undefined) return { method, headers };
  if (body instanceof FormData) return { method, headers, body };
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
