import { createHmac } from 'node:crypto';
import type { SessionClaims } from '@earnwall/domain/accounts/session-claims';
import { describe, expect, it } from 'vitest';
import { openSessionToken, sessionToken } from './session-token.ts';

const secret = 'a secret of this server alone, 32+';
const alice: SessionClaims = {
  uuid: 'Älice:7/🎁',
  app_id: 'pixel-quest',
  origin: 'https://game.example',
  expires: 1_000,
};
const token = sessionToken(secret, alice);
const [version = '', claims = '', signature = ''] = token.split('.');
const encoded = (text: string) => Buffer.from(text).toString('base64url');
const bobs = encoded(JSON.stringify(['bob', 'pixel-quest', null, 9_999]));

describe('a session token', () => {
  it('PB-04 says what it was made with, and has only characters that an address keeps', () => {
    expect(openSessionToken(secret, token)).toEqual(alice);
    expect(token).toMatch(/^st1\.[\w-]+\.[\w-]{43}$/);
  });

  it.each([
    ['of another server', sessionToken('another secret of another server', alice)],
    ['with other claims', `${version}.${bobs}.${signature}`],
    ['of another version', `st2.${claims}.${signature}`],
    ['without its version', `${claims}.${signature}`],
    ['without a signature', `${version}.${claims}`],
    ['with an empty signature', `${version}.${claims}.`],
    ['with a shorter signature', token.slice(0, -1)],
    ['with a longer signature', `${token}A`],
    ['with the signature in capitals', `${version}.${claims}.${signature.toUpperCase()}`],
    ['with a part more', `${version}.${claims}.${claims}.${signature}`],
    ['signed for another purpose', `${version}.${claims}.${mac(`${version}.${claims}`)}`],
    ['that is empty', ''],
    ['of full stops', '...'],
    ['that is only its version', 'st1.'],
  ])('PB-04 %s is refused', (_name, forged) => {
    expect(openSessionToken(secret, forged)).toBeNull();
  });

  it('PB-04 with any one character changed is refused', () => {
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(openSessionToken(secret, token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
    }
  });
});

function mac(text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
