import type { AnswerOf, BodyOf, FormCallName, ParamsOf, QueryOf } from '@earnwall/contract/call-types';
import type { CallName, CallRow } from '@earnwall/contract/calls';
import { firstCalls } from '@earnwall/contract/first-calls';
import { calling } from '@earnwall/contract/first-limits';
import type { PanelConfig } from '@earnwall/contract/first-paint';
import { answerHeaders } from '@earnwall/contract/headers';
import { addressOf, type QueryValues } from './address.ts';
import { baseOf } from './bases.ts';
import {
  abortedFailure,
  CallError,
  type CallFailure,
  networkFailure,
  refusal,
  timeoutFailure,
  unsignedFailure,
} from './call-error.ts';
import { callRow } from './call-rows.ts';
import { bearerOf, type Caller, headersFor } from './headers.ts';
import { isReported, reactionTo, reportSampleRate } from './reaction.ts';

type Present<Parts> = { [P in keyof Parts as Parts[P] extends undefined ? never : P]: Parts[P] };

/** The parts a call takes: its `{…}` parameters, its query, its body. */
type CallInput<N extends CallName> = Present<{
  params: ParamsOf<N>;
  query: QueryOf<N>;
  body: N extends FormCallName ? FormData : BodyOf<N>;
}>;

/** Over the defaults of the call's row in the table. */
export interface CallOptions {
  retries?: number;
  timeoutMs?: number;
  silent?: boolean;
  errorMessage?: 'connection_error';
  onError?: (failure: CallFailure) => void;
  signal?: AbortSignal;
  /** Sends it another way: an upload that tells how far it is (upload.ts). */
  fetch?: typeof globalThis.fetch;
}

export interface Client {
  call<N extends CallName>(name: N, input: CallInput<N>, options?: CallOptions): Promise<AnswerOf<N>>;
  /** Tells the server of an error of the panel itself; one in ten is sent, and nobody waits for it. */
  report(message: string): void;
  /** Measures one round trip to an address and tells it the milliseconds; nobody waits for the outcome. */
  probe(address: string): Promise<void>;
}

export interface ClientSurroundings {
  fetch: typeof globalThis.fetch;
  config: PanelConfig;
  caller: () => Caller;
  loggedOut: (code: number | string | null) => void;
  failed: (failure: { type: 'connection_error' }) => void;
  /** An answer asked for the fingerprint of this device (AP-02). */
  fingerprintWanted: (ipLog: string) => void;
  random: () => number;
  wait: (ms: number) => Promise<void>;
}

/** The one way to a server (spec §7, §8): signs, retries, times out and reports; what it decides is in reaction.ts. */
export function createClient(surroundings: ClientSurroundings): Client {
  const { config, loggedOut, failed, random, wait } = surroundings;

  async function call<N extends CallName>(name: N, input: CallInput<N>, options: CallOptions = {}) {
    const row = await callRow(name).catch(() => {
      throw new CallError(networkFailure);
    });
    const rules = { retries: calling.defaultRetries, silent: false, ...row, ...options };
    for (let retriesLeft = rules.retries; ; retriesLeft -= 1) {
      try {
        return (await once(row, input, rules)) as AnswerOf<N>;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const { failure } = error;
        const reaction = reactionTo(failure, {
          retriesLeft,
          handled: options.onError !== undefined,
          silent: rules.silent,
          errorMessage: rules.errorMessage ?? null,
          foreign: isForeign(row),
        });
        if (reaction === 'retry') {
          await wait(row.retryWaitMs ?? 0);
          continue;
        }
        // The weather at a third party's is not ours to report.
        if (isReported(failure) && !isForeign(row)) report(`${name}: ${failure.message}`);
        if (reaction === 'log-out') loggedOut(failure.code);
        if (reaction === 'hand-over') options.onError?.(failure);
        if (reaction === 'show') failed({ type: 'connection_error' });
        throw error;
      }
    }
  }

  async function once(row: CallRow, input: LooseInput, rules: CallOptions): Promise<unknown> {
    const { answer, body } = await exchange(row, input, rules);
    if (!answer.ok) throw new CallError(refusal(answer.status, body));
    return body;
  }

  async function exchange(row: CallRow, input: LooseInput, rules: CallOptions) {
    const base = baseOf(row, config);
    if (base === null) throw new CallError(networkFailure);
    const caller = surroundings.caller();
    if (!isSigned(row, input, caller)) throw new CallError(unsignedFailure);

    const stop = new AbortController();
    const abort = () => stop.abort(abortedFailure);
    const timer = rules.timeoutMs && setTimeout(() => stop.abort(timeoutFailure), rules.timeoutMs);
    rules.signal?.addEventListener('abort', abort);
    if (rules.signal?.aborted) abort();
    try {
      const address = addressOf(base, row.path, input.params ?? {}, input.query ?? {});
      const request = payload(row.method, headersFor(row, caller), input.body);
      const send = rules.fetch ?? surroundings.fetch;
      const answer = await send(address, { ...request, signal: stop.signal });
      if (!isForeign(row)) noteHeaders(answer.headers);
      return { answer, body: await bodyOf(answer) };
    } catch {
      throw new CallError(stop.signal.aborted ? stop.signal.reason : networkFailure);
    } finally {
      clearTimeout(timer);
      rules.signal?.removeEventListener('abort', abort);
    }
  }

  function noteHeaders(headers: Headers): void {
    const ipLog = headers.get(answerHeaders.ipLogUuid);
    if (ipLog && headers.has(answerHeaders.fingerprintWanted)) surroundings.fingerprintWanted(ipLog);
  }

  /** A report that fails is not reported. */
  function report(message: string): void {
    if (random() >= reportSampleRate) return;
    const { method, path } = firstCalls['errors/post-errors-js'];
    const request = payload(method, {}, { message: message.slice(0, longestReport) });
    const address = addressOf(config.api_base, path, {}, {});
    surroundings.fetch(address, { ...request, keepalive: true }).catch(() => undefined);
  }

  async function probe(address: string): Promise<void> {
    const quietly = { mode: 'no-cors', credentials: 'omit', cache: 'no-store' } as const;
    try {
      const start = performance.now();
      await surroundings.fetch(address, quietly);
      const measured = new URL(address);
      measured.searchParams.set('ms', String(Math.round(performance.now() - start)));
      await surroundings.fetch(measured.href, quietly);
    } catch {
      // A probe that meets no answer has nothing to tell.
    }
  }

  return { call, report, probe };
}

/** However many bytes its characters have, a report stays within the 4 KB the server takes. */
const longestReport = 1000;

interface LooseInput {
  params?: Record<string, unknown>;
  query?: QueryValues;
  body?: unknown;
}

function isForeign(row: CallRow): boolean {
  return row.base === 'respondents';
}

/** A single-survey link may stand in for the bearer (decision 5). */
function isSigned(row: CallRow, input: LooseInput, caller: Caller): boolean {
  if (row.access === 'open' || row.access === 'guest') return true;
  const parts = { ...input.query, ...(input.body as Record<string, unknown> | undefined) };
  return bearerOf(caller.credentials) !== null || Boolean(row.link && parts[row.link]);
}

/** Whatever answers with an error may do so in HTML; an answer that is none of ours counts as none. */
async function bodyOf(answer: Response): Promise<unknown> {
  return answer.ok ? answer.json() : answer.json().catch(() => null);
}

function payload(method: string, headers: Record<string, string>, body: unknown): RequestInit {
  if (body === undefined) return { method, headers };
  if (body instanceof FormData) return { method, headers, body };
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
