import type { AnswerOf, BodyOf, FormCallName, ParamsOf, QueryOf } from '@earnwall/contract/call-types';
import type { CallName } from '@earnwall/contract/calls';
import { firstCalls } from '@earnwall/contract/first-calls';
import { calling } from '@earnwall/contract/first-limits';
import { CallError, type CallFailure, networkFailure } from '#api/call-error.ts';
import { type ConnectionFailure, connectionFailure } from '#session/failure.ts';
import { addressOf } from './address.ts';
import { callRow } from './call-rows.ts';
import {
  createExchange,
  type ExchangeDependencies,
  type ExchangeOptions,
  isForeign,
  payload,
} from './exchange.ts';
import { headersFor } from './headers.ts';
import { isReported, reactionTo, reportSampleRate } from './reaction.ts';
import { retryWaitMs } from './retry.ts';

type Present<Parts> = { [P in keyof Parts as Parts[P] extends undefined ? never : P]: Parts[P] };

/** The parts a call takes: its `{…}` parameters, its query, its body. */
type CallInput<N extends CallName> = Present<{
  params: ParamsOf<N>;
  query: QueryOf<N>;
  body: N extends FormCallName ? FormData : BodyOf<N>;
}>;

/** Over the defaults of the call's row in the table. */
export interface CallOptions extends ExchangeOptions {
  /** Of a read; a write is repeated as its row says, and nobody else can know that it does no harm. */
  retries?: number;
  silent?: boolean;
  errorMessage?: 'connection_error';
  onError?: (failure: CallFailure) => void;
}

export interface Client {
  call<N extends CallName>(name: N, input: CallInput<N>, options?: CallOptions): Promise<AnswerOf<N>>;
  /** Reports an error of the panel itself to the server: a sample of one in ten, fire and forget. */
  report(message: string): void;
}

export interface ClientDependencies extends ExchangeDependencies {
  loggedOut: (code: number | string | null) => void;
  failed: (failure: ConnectionFailure) => void;
  random: () => number;
  wait: (ms: number) => Promise<void>;
}

/** The one way to a server (AP-02, AP-04): signs, retries, times out and reports; what it decides is in reaction.ts. */
export function createClient(dependencies: ClientDependencies): Client {
  const { config, loggedOut, failed, random, wait } = dependencies;
  const exchange = createExchange(dependencies);

  async function call<N extends CallName>(name: N, input: CallInput<N>, options: CallOptions = {}) {
    const row = await callRow(name).catch(() => {
      throw new CallError(networkFailure);
    });
    const rules = { silent: false, ...row, ...options };
    const { retries = calling.defaultRetries } = row.method === 'GET' ? rules : row;
    for (let nth = 0; ; nth += 1) {
      try {
        return (await exchange(row, input, rules)) as AnswerOf<N>;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const { failure } = error;
        const reaction = reactionTo(failure, {
          retriesLeft: retries - nth,
          handled: options.onError !== undefined,
          silent: rules.silent,
          errorMessage: rules.errorMessage ?? null,
          foreign: isForeign(row),
        });
        if (reaction === 'retry') {
          // A call that was aborted in the meantime is not sent again: the next exchange sees the signal.
          await Promise.race([
            new Promise((left) => rules.signal?.addEventListener('abort', left, { once: true })),
            wait(retryWaitMs(failure, nth, random(), row.retryWaitMs)),
          ]);
          continue;
        }
        // Failures of a third party's server are not ours to report.
        if (isReported(failure) && !isForeign(row)) report(`${name}: ${failure.message}`);
        if (reaction === 'log-out') loggedOut(failure.code);
        if (reaction === 'hand-over') options.onError?.(failure);
        if (reaction === 'show') failed(connectionFailure(failure));
        throw error;
      }
    }
  }

  /** A report that fails is not reported. */
  function report(message: string): void {
    if (random() >= reportSampleRate) return;
    const row = firstCalls['errors/post-errors-js'];
    const headers = headersFor(row, dependencies.caller());
    const request = payload(row.method, headers, { message: message.slice(0, longestReport) });
    const address = addressOf(config.api_base, row.path, {}, {});
    dependencies.fetch(address, { ...request, keepalive: true }).catch(() => undefined);
  }

  return { call, report };
}

/** However many bytes its characters have, a report stays within the 4 KB the server takes. */
const longestReport = 1000;
