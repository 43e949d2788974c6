import { describe, expect, it } from 'vitest';
import { isSecurityHash, securityHash } from './security-hash.ts';

// Computed with: printf 'alice' | openssl dgst -sha256 -hmac 'demo-secret'
const known = 'a95c469ad56d2c93f86eb3b2aa657303bd01d0aec31ec91a682d3aa06e8ebeac';

describe('ID-03 security hash', () => {
  it('is the HMAC-SHA256 of the uuid in hex, as publishers compute it', () => {
    expect(securityHash('demo-secret', 'alice')).toBe(known);
  });

  it.each([
    ['the right one', known, true],
    ['in upper case', known.toUpperCase(), true],
    ['of another user', securityHash('demo-secret', 'bob'), false],
    ['by another secret', securityHash('other', 'alice'), false],
    ['cut short', known.slice(0, -1), false],
    ['empty', '', false],
    ['of other characters', 'ž'.repeat(64), false],
  ])('%s', (_name, candidate, valid) => {
    expect(isSecurityHash(candidate, 'demo-secret', 'alice')).toBe(valid);
  });
});
