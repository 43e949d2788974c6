// What the handler of a console call gets: the validated request and who asks. It returns the contract's answer type.
import type {
  ConsoleAnswerOf,
  ConsoleBodyOf,
  ConsoleParamsOf,
  ConsoleQueryOf,
} from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import type { ServerContext } from '#calls/context.ts';
import type { Client } from '#console/client.ts';
import type { FileAnswer } from '#request/file-answer.ts';
import type { Log } from '#request/log.ts';
import type { Operator } from '#request/operator.ts';
import type { SessionAnswer } from '#request/session-answer.ts';

export interface ConsoleRequest<N extends ConsoleCallName> {
  params: ConsoleParamsOf<N>;
  query: ConsoleQueryOf<N>;
  body: ConsoleBodyOf<N>;
  operator: Operator;
  /** Where the request came from, for sessions and limits. */
  client: Client;
  log: Log;
}

export type ConsoleHandler<N extends ConsoleCallName> = (
  ctx: ServerContext,
  request: ConsoleRequest<N>,
) => Promise<ConsoleAnswerOf<N> | FileAnswer | SessionAnswer<ConsoleAnswerOf<N>>>;

export type ConsoleHandlers<Names extends ConsoleCallName> = { readonly [N in Names]: ConsoleHandler<N> };
