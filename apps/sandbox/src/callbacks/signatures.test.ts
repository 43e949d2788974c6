import { expect, it } from 'vitest';
import { areSignedFields, signBytes, signFields } from './signatures.ts';

it('SV-06 fields are signed with their lengths, so that they cannot be shifted', () => {
  const sig = signFields(['enter', 'ab', 'c'], ['new key']);
  expect(areSignedFields(['enter', 'ab', 'c'], sig, ['new key'])).toBe(true);
  expect(areSignedFields(['enter', 'a', 'bc'], sig, ['new key'])).toBe(false);
  expect(areSignedFields(['enter', 'c', 'ab'], sig, ['new key'])).toBe(false);
});

it('SV-06 an older key is accepted, without keys nothing is', () => {
  const sig = signFields(['enter', 'ä'], ['old key']);
  expect(areSignedFields(['enter', 'ä'], sig, ['new key', 'old key'])).toBe(true);
  expect(areSignedFields(['enter', 'ä'], sig, ['new key'])).toBe(false);
  expect(areSignedFields(['enter', 'ä'], sig, [])).toBe(false);
  expect(() => signFields(['enter'], [])).toThrow('SANDBOX_SIGNING_KEYS');
});

it('SV-06 bytes are signed by HMAC-SHA256 in hex, as RFC 4231 test case 2 has it', () => {
  expect(signBytes(Buffer.from('what do ya want for nothing?'), ['Jefe'])).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
