import { describe, expect, it } from 'vitest';
import { textFrame } from './text-frame.ts';

describe('a text frame', () => {
  it.each([
    ['the empty text', '', '8100'],
    ['the example of RFC 6455, section 5.7', 'Hello', '810548656c6c6f'],
    ['characters of several bytes', 'é愛', `8105${Buffer.from('é愛').toString('hex')}`],
    ['the longest short one', 'x'.repeat(125), `817d${'78'.repeat(125)}`],
    ['the shortest long one', 'x'.repeat(126), `817e007e${'78'.repeat(126)}`],
    ['the longest of those', 'x'.repeat(65_535), `817effff${'78'.repeat(65_535)}`],
    ['one that is longer still', 'x'.repeat(65_536), `817f0000000000010000${'78'.repeat(65_536)}`],
  ])('%s', (_name, text, bytes) => {
    expect(Buffer.from(textFrame('', text, ''), 'latin1').toString('hex')).toBe(bytes);
  });

  it('counts what stands around the text', () => {
    const whole = `${'a'.repeat(100)}é${'b'.repeat(100)}`;
    const parts = ['a'.repeat(100), 'é', 'b'.repeat(100)] as const;
    expect(textFrame(...parts)).toBe(textFrame('', whole, ''));
  });
});
