import { describe, expect, it } from 'vitest';
import { PolyglotDetector } from './polyglot.ts';

const isFound = (...chunks: string[]) => {
  const detector = new PolyglotDetector();
  return chunks.map((chunk) => detector.isFoundIn(Buffer.from(chunk, 'latin1'))).includes(true);
};

describe('TK-02 active content in a picture or video', () => {
  it.each([
    '<script>alert(1)',
    '<SCRIPT src=//x>',
    '<html>',
    '<svg onload=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg><animate onbegin=alert(1)>',
    '<!DOCTYPE html>',
    '<?php system()',
    '%PDF-1.7',
    'Rar!\x1a\x07',
    'This program cannot be run in DOS mode',
  ])('is %j', (mark) => {
    expect(isFound(`\xff\xd8\xff${mark}\xff`)).toBe(true);
    // Across two chunks of an upload, wherever they meet.
    for (let at = 1; at < mark.length; at += 1)
      expect(isFound(`\xff${mark.slice(0, at)}`, `${mark.slice(at)}\xff`)).toBe(true);
  });

  it.each(['<svg>\x07\xe1\x90', '<SvG\n\x03', '<b>', 'script', 'PK\x03\x04'])(
    'is not what compressed data contain by chance: %j',
    (chance) => {
      expect(isFound(`\xff\xd8\xff${chance}\xff`)).toBe(false);
    },
  );
});
