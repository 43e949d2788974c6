import { describe, expect, it } from 'vitest';
import { hashText, hmacText, isSameText } from './hash-text.ts';

describe('SV-06 hashes as suppliers write them', () => {
  // The vectors of RFC 1321, FIPS 180 and RFC 4231.
  it.each([
    ['md5', 'abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['sha1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    ['sha256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ] as const)('%s of %j', (algorithm, message, hash) => {
    expect(hashText(message, algorithm)).toBe(hash);
    expect(hashText(Buffer.from(message), algorithm, 'base64')).toBe(
      Buffer.from(hash, 'hex').toString('base64'),
    );
  });

  it('with a key, in each alphabet', () => {
    const hash = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    expect(hmacText('Jefe', 'what do ya want for nothing?')).toBe(hash);
    expect(hmacText('Jefe', 'what do ya want for nothing?', 'sha256', 'base64url')).toBe(
      'W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM',
    );
  });

  it.each([
    ['abc', 'abc', true],
    ['abc', 'abC', false],
    ['abc', 'abc=', false],
    ['abc', '', false],
    ['é', 'e\u0301', false],
  ])('%j and %j are the same: %s', (expected, shown, same) => {
    expect(isSameText(expected, shown)).toBe(same);
  });
});
