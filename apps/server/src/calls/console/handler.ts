// What the handler of an operators' call is given: the validated request, and who asks. It answers the contract's type.
import type {
  ConsoleAnswerOf,
  ConsoleBodyOf,
  ConsoleParamsOf,
  ConsoleQueryOf,
} from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import type { CallLog } from '#calls/handler.ts';
import type { Context } from '#context.ts';
import type { Operator } from '#http/calls/operator-key.ts';
import type { FileAnswer } from '#http/calls/send-file.ts';

export interface ConsoleRequest<N extends ConsoleCallName> {
  params: ConsoleParamsOf<N>;
  query: ConsoleQueryOf<N>;
  body: ConsoleBodyOf<N>;
  operator: Operator;
  log: CallLog;
}

export type ConsoleHandler<N extends ConsoleCallName> = (
  ctx: Context,
  request: ConsoleRequest<N>,
) => Promise<ConsoleAnswerOf<N> | FileAnswer>;
