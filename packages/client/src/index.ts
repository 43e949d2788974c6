// The package's entry.
export { type ReceivedMessage, type Verified, verifyMessage } from '@earnwall/postbacks/signature';
export { verifyAddress } from '@earnwall/postbacks/signed-address';
export type { CallName, CallTypes } from './calls.ts';
export {
  type AnswerOf,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type Given,
  type UserCalls,
} from './client.ts';
export { EarnwallError, type ErrorDetails } from './error.ts';
