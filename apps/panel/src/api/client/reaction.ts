import type { CallFailure } from '#api/call-error.ts';
import { isRetried } from './retry.ts';

// What follows a failed call (AP-04). Pure: api/client/client.ts does what is decided here.

export interface Circumstances {
  retriesLeft: number;
  /** The caller brought a handler of its own. */
  handled: boolean;
  silent: boolean;
  errorMessage: 'connection_error' | null;
  /** A third party's server answered: its 401 ends no session of ours. */
  foreign?: boolean;
}

export type Reaction = 'log-out' | 'retry' | 'hand-over' | 'show' | 'reject';

export function reactionTo(failure: CallFailure, circumstances: Circumstances): Reaction {
  if (failure.kind === 'aborted') return 'reject';
  if (failure.status === 401 && !circumstances.foreign) return 'log-out';
  if (circumstances.retriesLeft > 0 && isRetried(failure)) return 'retry';
  if (circumstances.handled) return 'hand-over';
  if (circumstances.silent) return 'reject';
  return circumstances.errorMessage ? 'show' : 'reject';
}

const expectedStatuses: readonly (number | null)[] = [401, 403, 409, 422, 429, 500];
const expectedMessages = /network error|timeout exceeded|request canceled with timeout|request aborted/i;

/** Of what goes wrong unexpectedly one in ten is reported. */
export const reportSampleRate = 0.1;

/** Failures that say something new: neither ordinary answers nor network failures. */
export function isReported(failure: CallFailure): boolean {
  return !expectedStatuses.includes(failure.status) && !expectedMessages.test(failure.message);
}
