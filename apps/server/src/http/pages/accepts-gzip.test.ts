import { expect, it } from 'vitest';
import { acceptsGzip } from './accepts-gzip.ts';

it.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, gzip;q=0.5', true],
  ['GZIP', true],
  ['*', true],
  ['*;q=0, gzip', true],
  ['gzip;q=0, *', false],
  ['gzip; q=0.000', false],
  ['br, identity', false],
  ['', false],
  [undefined, false],
])('Accept-Encoding: %s → %s', (header, isAllowed) => {
  expect(acceptsGzip(header)).toBe(isAllowed);
});
