// The types of all calls, from the contract. In the packed package a file without zod stands in its place, made from the
// same schemas (scripts/pack-client/call-types.ts).
import type {
  PublisherAnswerOf,
  PublisherHeadersOf,
  PublisherParamsOf,
  PublisherQueryOf,
  PublisherSentBodyOf,
} from '@earnwall/contract/publisher-call-types';
import type { PublisherCallName } from '@earnwall/contract/publisher-calls';

export type CallName = PublisherCallName;

/** What each call takes and gives; `undefined` for a part that it does not have. */
export type CallTypes = {
  [N in CallName]: {
    params: PublisherParamsOf<N>;
    query: PublisherQueryOf<N>;
    headers: PublisherHeadersOf<N>;
    body: PublisherSentBodyOf<N>;
    answer: PublisherAnswerOf<N>;
  };
};
