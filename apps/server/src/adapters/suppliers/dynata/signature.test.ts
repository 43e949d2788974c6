import { describe, expect, it } from 'vitest';
import { bodySigningString, chain, encoded, isSigned, querySigningString, sign } from './signature.ts';

const keys = { accessKey: 'access_key', secretKeys: ['secret_key', 'old_key'] } as const;
const at = new Date('2026-03-01T12:00:00.000Z');

describe('SV-06 Dynata’s signature', () => {
  it('is the one that Dynata publishes', () => {
    expect(chain('', 'access_key', 'secret_key', '1970-01-01T00:00:00.000Z')).toBe(
      'f42747bca8a7d0f5ad6adb6eca7c1dd87f7af0b8f9612fba80950fea6e4eff35',
    );
    expect(bodySigningString('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('covers a query sorted by name, in one spelling', () => {
    const sorted = bodySigningString('B=%20%2B&a=1&b=%C3%A9%21');
    expect(
      querySigningString([
        ['b', 'é!'],
        ['a', '1'],
        ['B', ' +'],
      ]),
    ).toBe(sorted);
    expect(encoded("-_.~!'()*")).toBe('-_.~%21%27%28%29%2A');
  });

  it('of a key that is on its way out still counts', () => {
    const old = sign('s', { ...keys, secretKeys: ['old_key'] }, at);
    expect(isSigned('s', old, keys, at)).toBe(true);
    expect(isSigned('s', old, { ...keys, secretKeys: ['secret_key'] }, at)).toBe(false);
  });

  it.each([
    ['before its end', -1, true],
    ['within what clocks differ', 299_000, true],
    ['later', 300_000, false],
  ])('%s', (_, ms, counts) => {
    expect(isSigned('s', sign('s', keys, at), keys, new Date(at.getTime() + ms))).toBe(counts);
  });

  it('needs an end that can be read', () => {
    const expiration = 'never';
    const shown = {
      ...{ accessKey: 'access_key', expiration },
      signature: chain('s', 'access_key', 'secret_key', expiration),
    };
    expect(isSigned('s', shown, keys, at)).toBe(false);
  });

  it('of another account does not count', () => {
    const other = sign('s', { ...keys, accessKey: 'other' }, at);
    expect(isSigned('s', other, keys, at)).toBe(false);
  });
});
