import { describe, expect, it } from 'vitest';
import { networkFailure, refusal, timeoutFailure } from '#api/call-error.ts';
import { problemOf } from './problem-of.ts';

describe('problemOf', () => {
  it.each([
    [
      'errors.phone',
      refusal(422, { code: 'unprocessable', message: 'No.', errors: { phone: ['Too short'] } }),
      { said: 'Too short' },
    ],
    ['the message', refusal(429, { code: 'too-many-requests', message: 'Wait.' }), { said: 'Wait.' }],
    [
      'a message of the server in trouble',
      refusal(503, { code: 'unavailable', message: 'Not sent.' }),
      { said: 'Not sent.' },
    ],
    ['a refusal without words', refusal(422, null), { text: 'phone_invalid' }],
    ['an empty message', refusal(422, { code: 'unprocessable', message: '' }), { text: 'phone_invalid' }],
    ['a proxy in trouble', refusal(502, '<html>'), { text: 'phone_failed' }],
    ['no network', networkFailure, { text: 'error_connection-text' }],
    ['no answer', timeoutFailure, { text: 'error_connection-text' }],
    ['a fault of ours', null, { text: 'phone_failed' }],
  ])('PH-01 %s', (_what, failure, problem) => {
    expect(problemOf(failure)).toEqual(problem);
  });
});
