import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { areUsable, encryptFor } from './encrypt.ts';

/** The example of RFC 8291, section 5. */
const example = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

describe('encryptFor', () => {
  it('gives what the example of the standard gives', () => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const text = 'When I grow up, I want to be a watermelon';
    expect(encryptFor(example, text, { pair, salt }).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('is another one each time', () => {
    expect(encryptFor(example, 'hello')).not.toEqual(encryptFor(example, 'hello'));
  });
});

it.each([
  [example, true],
  [{ ...example, auth: 'short' }, false],
  [{ ...example, p256dh: example.auth }, false],
  [{ ...example, p256dh: `C${example.p256dh.slice(1)}` }, false],
])('whether %o are usable: %s', (keys, usable) => {
  expect(areUsable(keys)).toBe(usable);
});
