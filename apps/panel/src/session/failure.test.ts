import { expect, it } from 'vitest';
import { paintFailure } from './failure.ts';

it('tells a refusal from a server that could not paint', () => {
  expect(paintFailure(null)).toBeNull();
  expect(paintFailure({ status: 401, code: 12, message: '' })).toEqual({ type: 'unauthenticated', code: 12 });
  expect(paintFailure({ status: 503, code: 'unavailable', message: '' })).toEqual({
    type: 'connection_error',
  });
  expect(paintFailure({ status: 429, code: 'too-many-requests', message: '' })).toEqual({
    type: 'connection_error',
  });
});
