import { describe, expect, it } from 'vitest';
import { doctorsAnswer } from './run-doctor.ts';

const given = { status: 200, failure: null, answer: 'ok', ms: 7 };

describe('CO-03 what the guarded sender says, as the doctor reads it', () => {
  it.each([
    ['an answer', given, { status: 200, failure: null, unreachable: false, text: 'ok' }],
    ['a refusal', { ...given, status: 401, failure: 'HTTP 401' }, { status: 401, failure: null }],
    [
      'a redirect',
      { ...given, status: 302, failure: 'redirect to other.example refused' },
      { status: 302, failure: null, location: 'other.example' },
    ],
    [
      'half an answer',
      { ...given, failure: 'connection closed by the server' },
      { status: 200, failure: 'connection closed by the server', unreachable: false },
    ],
    [
      'a time-out',
      { ...given, status: null, failure: 'time-out after 10 s', answer: null },
      { failure: 'time-out after 10 s', timedOut: true, unreachable: false },
    ],
    [
      'an address that is not public',
      { ...given, status: null, failure: 'the address is not public', answer: null },
      { failure: 'the address is not public', unreachable: true, text: '' },
    ],
  ])('%s', (_, answer, expected) => {
    expect(doctorsAnswer(answer)).toMatchObject(expected);
  });
});
