import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SigningKey } from './signing-key.ts';

it('PB-01 signs any text by any key as HMAC-SHA256 does', () => {
  const keys = fc.uint8Array({ maxLength: 100 });
  const texts = fc.string({ unit: 'binary', maxLength: 30 });
  fc.assert(
    fc.property(keys, fc.array(texts, { maxLength: 2 }), (key, messages) => {
      const signing = new SigningKey(key);
      for (const message of messages)
        expect(signing.sign(message)).toBe(createHmac('sha256', key).update(message).digest('base64'));
    }),
    { numRuns: 50 },
  );
});

it.each([0, 5_439, 5_440, 5_441, 16_384, 100_000])(
  'PB-01 signs %i characters of three bytes each',
  (length) => {
    const [key, text] = [Buffer.from('key'), '€'.repeat(length)];
    const expected = createHmac('sha256', key).update(text).digest('base64');
    expect(new SigningKey(key).sign(text)).toBe(expected);
    expect(new SigningKey(key).sign(text)).toBe(expected);
  },
);
