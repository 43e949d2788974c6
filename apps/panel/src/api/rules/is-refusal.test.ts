import { expect, it } from 'vitest';
import { abortedFailure, networkFailure, refusal, timeoutFailure, unsignedFailure } from '#api/call-error.ts';
import { isRefusal } from './is-refusal.ts';

it.each([400, 401, 403, 404, 409, 422])('AP-04 status %d is a refusal', (status) => {
  expect(isRefusal(refusal(status, null))).toBe(true);
});

it.each([408, 429, 500, 502, 503, 504])('AP-04 status %d is a bad moment', (status) => {
  expect(isRefusal(refusal(status, null))).toBe(false);
});

it('AP-04 what never reached a server was not refused, unless it could not be signed', () => {
  const failures = [networkFailure, timeoutFailure, abortedFailure, unsignedFailure];
  expect(failures.map(isRefusal)).toEqual([false, false, false, true]);
});
