import type { CallRow } from '@earnwall/contract/call-row';
import { calls } from '@earnwall/contract/calls';
import { describe, expect, it } from 'vitest';
import {
  abortedFailure,
  type CallFailure,
  networkFailure,
  refusal,
  timeoutFailure,
  unsignedFailure,
} from '#api/call-error.ts';
import { isRetried, longestWaitMs, readRetryAfter, retryWaitMs } from './retry.ts';

const refused = (status: number, retryAfterMs?: number) => refusal(status, null, retryAfterMs);

describe('isRetried', () => {
  it.each<[string, CallFailure, boolean]>([
    ['no network', networkFailure, true],
    ['a time-out', timeoutFailure, true],
    ['502', refused(502), true],
    ['503', refused(503), true],
    ['504', refused(504), true],
    ['503 that names a time', refused(503, 1_000), true],
    ['503 for as long as a call waits', refused(503, longestWaitMs), true],
    ['503 for longer than a call waits', refused(503, longestWaitMs + 1), false],
    ['429 that names a time', refused(429, 2_000), true],
    ['429 that names too long a time', refused(429, 60_000), false],
    ['429 that names none', refused(429), false],
    ['500', refused(500), false],
    ['501', refused(501), false],
    ['400', refused(400), false],
    ['401', refused(401), false],
    ['403', refused(403), false],
    ['404', refused(404), false],
    ['408', refused(408), false],
    ['409', refused(409), false],
    ['422', refused(422), false],
    ['422 that names a time', refused(422, 1_000), false],
    ['what the caller gave up', abortedFailure, false],
    ['what cannot be signed', unsignedFailure, false],
  ])('AP-04 %s: %s', (_, failure, expected) => {
    expect(isRetried(failure)).toBe(expected);
  });

  it('AP-04 of all writes only those are repeated that do no harm twice', () => {
    const repeated = Object.entries<CallRow>(calls).filter(([, row]) => row.method !== 'GET' && row.retries);
    expect(repeated.map(([name, { retries }]) => [name, retries])).toEqual([
      ['qualification/post-qualification', 2],
      ['duplicates/post-rdds-rfg', 2],
    ]);
  });
});

describe('retryWaitMs', () => {
  it.each([
    ['the first retry', refused(503), 0, 1, undefined, 500],
    ['the second', refused(503), 1, 1, undefined, 1_000],
    ['by chance at once', refused(503), 1, 0, undefined, 0],
    ['by chance halfway', networkFailure, 2, 0.5, undefined, 1_000],
    ['bounded', networkFailure, 9, 1, undefined, 4_000],
    ['never before Retry-After', refused(503, 2_000), 0, 0, undefined, 2_000],
    ['spread after Retry-After', refused(429, 2_000), 1, 0.5, undefined, 2_500],
    ['a fixed pause', timeoutFailure, 1, 0.3, 1_000, 1_000],
    ['a fixed pause that Retry-After makes longer', refused(503, 3_000), 0, 0.3, 1_000, 3_000],
  ])('AP-04 %s', (_, failure, nth, random, fixedMs, ms) => {
    expect(retryWaitMs(failure, nth, random, fixedMs)).toBe(ms);
  });
});

describe('readRetryAfter', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  it.each([
    ['0', 0],
    ['12', 12_000],
    ['Tue, 10 Mar 2026 12:00:07 GMT', 7_000],
    ['Tue, 10 Mar 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('AP-04 Retry-After %s', (header, ms) => {
    expect(readRetryAfter(header, now)).toBe(ms);
  });
});
