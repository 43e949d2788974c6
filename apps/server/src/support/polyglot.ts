// Detects polyglot files: pictures or videos that another program would read as active content, such as markup, a document
// with scripts, an archive or a program. Real pictures and videos contain none of these, so such files are refused.

/** Each so long that ten megabytes of compressed data contain it by chance in one of a hundred thousand files at most. */
const marks = new RegExp(
  [
    ...[
      '<script[\\s>/]',
      '<html[\\s>]',
      '<svg[\\s/>]+<?[a-z]{3}',
      '<iframe[\\s>]',
      '<!doctype\\s',
      '<\\?php\\s',
      '%pdf-\\d',
    ],
    ...['rar!\\x1a\\x07', '7z\\xbc\\xaf\\x27\\x1c', 'this program cannot be run in dos mode'],
  ].join('|'),
  'i',
);
const longestMark = 40;

/** The directory of a ZIP, and of formats based on it, is at the end, before a comment of 64 KB at most. */
const directoryEnd = Buffer.from('PK\x05\x06', 'latin1');
const tailBytes = 22 + 65_535;

export class PolyglotDetector {
  #tail = Buffer.alloc(0);

  /** Chunks in their order; a mark may span two of them. */
  isFoundIn(chunk: Buffer): boolean {
    const before = this.#tail.subarray(-longestMark);
    this.#tail = Buffer.concat([this.#tail, chunk]).subarray(-tailBytes);
    return marks.test(Buffer.concat([before, chunk]).toString('latin1'));
  }

  isFoundAtEnd(): boolean {
    return this.#tail.includes(directoryEnd);
  }
}
