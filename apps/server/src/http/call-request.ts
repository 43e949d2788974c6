// What a call's handler is given: the validated request, who asks, and from where. It answers the contract's type.

import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@earnwall/contract/call-types';
import type { CallName, calls } from '@earnwall/contract/calls';
import type { Context } from '#context.ts';
import type { Visit } from './visit.ts';
import type { Who } from './who.ts';

type AccessOf<N extends CallName> = (typeof calls)[N]['access'];

export interface CallRequest<N extends CallName> {
  params: ParamsOf<N>;
  query: QueryOf<N>;
  body: BodyOf<N>;
  who: AccessOf<N> extends 'user' | 'entry' ? Who : AccessOf<N> extends 'guest' ? Who | null : null;
  visit: Visit;
  log: CallLog;
}

/** Lines carry the request's id; they never name a person. */
export interface CallLog {
  warn(details: object, message: string): void;
}

export type Handler<N extends CallName> = (ctx: Context, request: CallRequest<N>) => Promise<AnswerOf<N>>;
