// What a call's handler gets: the validated request, the caller and the visit. It returns the contract's answer type.

import type { callSchemas } from '@earnwall/contract/call-schemas';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@earnwall/contract/call-types';
import type { CallName, calls } from '@earnwall/contract/calls';
import type { FormPart } from '#request/form-part.ts';
import type { Log } from '#request/log.ts';
import type { ReadyAnswer } from '#request/ready-answer.ts';
import type { Visit } from '#request/visit.ts';
import type { Caller, LinkVisitor } from '#request/who.ts';
import type { ServerContext } from './context.ts';

type AccessOf<N extends CallName> = (typeof calls)[N]['access'];

/** A call that accepts a single-survey link in place of a bearer may have an unknown visitor as its caller. */
type WhoOf<N extends CallName> = (typeof calls)[N] extends { link: string }
  ? Caller | LinkVisitor
  : AccessOf<N> extends 'user' | 'entry' | 'extension'
    ? Caller
    : AccessOf<N> extends 'guest'
      ? Caller | null
      : null;

type TakesForm<N extends CallName> = (typeof callSchemas)[N] extends { multipart: object } ? true : false;

export interface CallRequest<N extends CallName> {
  params: ParamsOf<N>;
  query: QueryOf<N>;
  /** A form is streamed part by part, and checked by its handler. */
  body: TakesForm<N> extends true ? AsyncIterable<FormPart> : BodyOf<N>;
  who: WhoOf<N>;
  visit: Visit;
  /** Lines carry the request's id and no personal data. */
  log: Log;
}

export type Handler<N extends CallName> = (
  ctx: ServerContext,
  request: CallRequest<N>,
) => Promise<AnswerOf<N>>;

/** The same for the few frequent calls whose JSON is cached in pieces; from memory without a promise. */
export type ReadyHandler<N extends CallName> = (
  ctx: ServerContext,
  request: CallRequest<N>,
) => ReadyOr<AnswerOf<N>> | Promise<ReadyOr<AnswerOf<N>>>;

type ReadyOr<Answer> = Answer | ReadyAnswer<Answer>;
