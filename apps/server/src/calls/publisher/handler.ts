// What the handler of a publishers' call gets: the validated request, and the app of its key. It returns the contract's
// answer type.
import type {
  PublisherAnswerOf,
  PublisherBodyOf,
  PublisherHeadersOf,
  PublisherParamsOf,
  PublisherQueryOf,
} from '@earnwall/contract/publisher-call-types';
import type { PublisherCallName } from '@earnwall/contract/publisher-calls';
import type { ServerContext } from '#calls/context.ts';
import type { FileAnswer } from '#request/file-answer.ts';
import type { Log } from '#request/log.ts';
import type { Publisher } from '#request/publisher.ts';

export interface PublisherRequest<N extends PublisherCallName> {
  params: PublisherParamsOf<N>;
  query: PublisherQueryOf<N>;
  headers: PublisherHeadersOf<N>;
  body: PublisherBodyOf<N>;
  publisher: Publisher;
  log: Log;
}

export type PublisherHandler<N extends PublisherCallName> = (
  ctx: ServerContext,
  request: PublisherRequest<N>,
) => Promise<PublisherAnswerOf<N> | FileAnswer>;
