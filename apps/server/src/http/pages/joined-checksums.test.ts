import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joined, shiftOf } from './joined-checksums.ts';

it('the checksum of two texts in a row follows from those of each, and from how long the second is', () => {
  const bytes = fc.uint8Array({ maxLength: 3_000 });
  fc.assert(
    fc.property(bytes, bytes, (first, second) => {
      const whole = crc32(Buffer.concat([first, second]));
      expect(joined(crc32(first), crc32(second), shiftOf(second.length))).toBe(whole);
    }),
  );
});
