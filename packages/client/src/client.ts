// The client: every call of the table by its name, and the common ones as methods.
import { type PublisherCallRow, publisherCalls } from '@earnwall/contract/publisher-calls';
import { addressOf } from './address.ts';
import { attempt } from './attempt.ts';
import type { CallName, CallTypes } from './calls.ts';
import { withRetries } from './retry.ts';

export interface ClientOptions {
  /** Where the panel is, such as `https://panel.example`. */
  readonly origin: string;
  /** `ewk_…`, from the operator. */
  readonly key: string;
  /** Of one attempt; 10 seconds when absent. */
  readonly timeoutMs?: number;
  /** How often a call that does no harm twice is tried again after 429, 503 or no answer; 3 when absent. */
  readonly retries?: number;
  /** The wait before the first retry, which doubles with each; 500 when absent. The server may ask for longer. */
  readonly retryWaitMs?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** For this call, such as a replay of many postbacks. */
  readonly timeoutMs?: number;
}

type Part = 'params' | 'query' | 'headers' | 'body';
type PartsOf<N extends CallName> = {
  [P in Part as CallTypes[N][P] extends undefined ? never : P]: CallTypes[N][P];
};
/** What a call takes; a part may be left out where all of its fields may. */
export type Given<N extends CallName> = {
  [P in keyof PartsOf<N> as object extends PartsOf<N>[P] ? never : P]: PartsOf<N>[P];
} & { [P in keyof PartsOf<N> as object extends PartsOf<N>[P] ? P : never]?: PartsOf<N>[P] };

export type AnswerOf<N extends CallName> = CallTypes[N]['answer'];
type BodyOf<N extends CallName> = CallTypes[N]['body'];
type QueryOf<N extends CallName> = CallTypes[N]['query'];

export interface Client {
  /** Any call of the API, by its name there. */
  call<N extends CallName>(name: N, given: Given<N>, options?: CallOptions): Promise<AnswerOf<N>>;
  /** A token that opens the panel for one user, in place of a security hash. */
  createSession(
    session: BodyOf<'publisher/sessions/post-sessions'>,
  ): Promise<AnswerOf<'publisher/sessions/post-sessions'>>;
  /** Calls about one user, by your own id of them. */
  readonly users: UserCalls;
}

export interface UserCalls {
  get(id: string): Promise<AnswerOf<'publisher/users/get-user'>['user']>;
  /** What the user could take now. */
  surveys(
    id: string,
    query?: QueryOf<'publisher/users/get-user-surveys'>,
  ): Promise<AnswerOf<'publisher/users/get-user-surveys'>>;
  /** A page, the latest first. */
  ledger(
    id: string,
    query?: QueryOf<'publisher/users/get-user-ledger'>,
  ): Promise<AnswerOf<'publisher/users/get-user-ledger'>>;
  setState(
    id: string,
    state: BodyOf<'publisher/users/put-user-state'>,
  ): Promise<AnswerOf<'publisher/users/put-user-state'>['user']>;
  /** Tried again without harm: of all attempts with one key, one credits. */
  credit(
    id: string,
    credit: BodyOf<'publisher/users/post-user-credits'>,
    options: { readonly idempotencyKey: string },
  ): Promise<AnswerOf<'publisher/users/post-user-credits'>>;
  export(id: string): Promise<AnswerOf<'publisher/users/get-user-export'>>;
  erase(id: string): Promise<AnswerOf<'publisher/users/post-user-erasure'>>;
}

export function createClient(options: ClientOptions): Client {
  const call = callWith(options);
  return {
    call,
    createSession: (body) => call('publisher/sessions/post-sessions', { body }),
    users: userCalls(call),
  };
}

function callWith({ origin, key, timeoutMs = 10_000, retries = 3, retryWaitMs = 500 }: ClientOptions) {
  if (!/^https?:\/\/[^/]/.test(origin)) throw new TypeError('origin must be such as https://panel.example');
  if (!/^ewk_[!-~]+$/.test(key)) throw new TypeError('key must be a key of the API, ewk_…');
  return async <N extends CallName>(
    name: N,
    given: Given<N>,
    { signal, timeoutMs: ownTimeoutMs = timeoutMs }: CallOptions = {},
  ): Promise<AnswerOf<N>> => {
    const row: PublisherCallRow = publisherCalls[name];
    const { params, query, headers, body } = given as Partial<
      Record<Part, Readonly<Record<string, unknown>>>
    >;
    const request = {
      method: row.method,
      url: addressOf(origin, row.path, params, query),
      headers: {
        ...(headers as Record<string, string> | undefined),
        ...(body && { 'content-type': 'application/json' }),
        authorization: `Bearer ${key}`,
        accept: 'application/json',
      },
      body: body ? JSON.stringify(body) : null,
    };
    const isHarmless = row.method !== 'POST' || row.idempotent === true;
    const limits = { timeoutMs: ownTimeoutMs, signal: signal ?? null };
    const rules = { retries: isHarmless ? retries : 0, retryWaitMs, signal: signal ?? null };
    return (await withRetries(() => attempt(request, limits), rules)) as AnswerOf<N>;
  };
}

function userCalls(call: Client['call']): UserCalls {
  return {
    get: async (user_id) => (await call('publisher/users/get-user', { params: { user_id } })).user,
    surveys: (user_id, query = {}) =>
      call('publisher/users/get-user-surveys', { params: { user_id }, query }),
    ledger: (user_id, query = {}) => call('publisher/users/get-user-ledger', { params: { user_id }, query }),
    setState: async (user_id, body) =>
      (await call('publisher/users/put-user-state', { params: { user_id }, body })).user,
    credit: (user_id, body, { idempotencyKey }) =>
      call('publisher/users/post-user-credits', {
        ...{ params: { user_id }, body, headers: { 'idempotency-key': idempotencyKey } },
      }),
    export: (user_id) => call('publisher/users/get-user-export', { params: { user_id } }),
    erase: (user_id) => call('publisher/users/post-user-erasure', { params: { user_id } }),
  };
}
