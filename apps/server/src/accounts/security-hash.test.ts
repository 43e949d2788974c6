import { describe, expect, it } from 'vitest';
import { isSecurityHash, securityHash, signedWith } from './security-hash.ts';

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

describe('CO-01 which secret of an app signed a hash', () => {
  const both = { secret: 'new', previous_secret: 'old' };
  it.each([
    ['the current one', 'new', both, 'current'],
    ['the previous one', 'old', both, 'previous'],
    ['one that was ended', 'old', { ...both, previous_secret: null }, null],
    ['neither', 'other', both, null],
  ] as const)('%s', (_name, secret, app, signed) => {
    expect(signedWith(securityHash(secret, 'alice'), app, 'alice')).toBe(signed);
  });
});
