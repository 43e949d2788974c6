import { describe, expect, it } from 'vitest';
import {
  abortedFailure,
  type CallFailure,
  networkFailure,
  refusal,
  timeoutFailure,
  unsignedFailure,
} from '#api/call-error.ts';
import { type Circumstances, isReported, type Reaction, reactionTo, reportSampleRate } from './reaction.ts';

const plain: Circumstances = { retriesLeft: 0, handled: false, silent: false, errorMessage: null };
const refused = (status: number) => refusal(status, { code: 1, message: 'no' });

describe('reactionTo', () => {
  it.each<[string, CallFailure, Partial<Circumstances>, Reaction]>([
    ['401 logs out', refused(401), {}, 'log-out'],
    ['401 of a third party does not', refused(401), { foreign: true }, 'reject'],
    [
      '401 logs out before anything else',
      refused(401),
      { retriesLeft: 2, handled: true, silent: true },
      'log-out',
    ],
    ['429 does not log out', refused(429), {}, 'reject'],
    ['a failure is tried again', networkFailure, { retriesLeft: 1, handled: true, silent: true }, 'retry'],
    ['a time-out is tried again', timeoutFailure, { retriesLeft: 2 }, 'retry'],
    ['a server in trouble is tried again', refused(503), { retriesLeft: 1 }, 'retry'],
    ['so is one that says when', refusal(429, null, 1_000), { retriesLeft: 1 }, 'retry'],
    ['but not one that does not', refused(429), { retriesLeft: 1 }, 'reject'],
    [
      'nor one that says too late',
      refusal(503, null, 60_000),
      { retriesLeft: 1, errorMessage: 'connection_error' },
      'show',
    ],
    ['a refusal is final', refused(404), { retriesLeft: 2, errorMessage: 'connection_error' }, 'show'],
    ['so is a body that does not fit', refused(422), { retriesLeft: 2, handled: true }, 'hand-over'],
    [
      'then comes the custom handler',
      refused(422),
      { handled: true, silent: true, errorMessage: 'connection_error' },
      'hand-over',
    ],
    ['then silence', refused(503), { silent: true, errorMessage: 'connection_error' }, 'reject'],
    ['then the message for display', networkFailure, { errorMessage: 'connection_error' }, 'show'],
    ['and without one a rejection', refused(404), {}, 'reject'],
    [
      'what the caller gave up is nobody else’s matter',
      abortedFailure,
      { retriesLeft: 2, handled: true },
      'reject',
    ],
    ['what cannot be signed is not tried again', unsignedFailure, { retriesLeft: 2 }, 'reject'],
  ])('AP-04 %s', (_, failure, circumstances, reaction) => {
    expect(reactionTo(failure, { ...plain, ...circumstances })).toBe(reaction);
  });
});

describe('isReported', () => {
  it.each([401, 403, 409, 422, 429, 500])('AP-04 keeps status %d to itself', (status) => {
    expect(isReported(refused(status))).toBe(false);
  });

  it.each(['Network Error', 'timeout exceeded', 'Request aborted', 'request canceled with timeout'])(
    'AP-04 keeps the message %s to itself',
    (message) => {
      expect(isReported({ kind: 'refused', status: null, code: null, message })).toBe(false);
    },
  );

  it('AP-04 reports a missing authentication and unexpected answers', () => {
    expect(isReported(unsignedFailure)).toBe(true);
    expect(isReported(refused(404))).toBe(true);
    expect(isReported(refused(502))).toBe(true);
  });

  it('AP-04 reports one in ten', () => {
    expect(reportSampleRate).toBe(0.1);
  });
});
