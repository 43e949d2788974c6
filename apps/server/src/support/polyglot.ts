// A file that one program takes for a picture and another one for something that runs: markup a browser would follow,
// a document with scripts, an archive, a program. Pictures and videos of people hold none of these, so whatever holds
// one is not taken.

/** Each so long that ten megabytes of compressed data say it by chance once in a hundred thousand files at most. */
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

/** The directory of a ZIP, and of all that is one inside, stands at the end, before a comment of 64 KB at most. */
const directoryEnd = Buffer.from('PK\x05\x06', 'latin1');
const tailBytes = 22 + 65_535;

export class PolyglotDetector {
  #tail = Buffer.alloc(0);

  /** Chunks in their order; a mark may stand across two of them. */
  isFoundIn(chunk: Buffer): boolean {
    const before = this.#tail.subarray(-longestMark);
    this.#tail = Buffer.concat([this.#tail, chunk]).subarray(-tailBytes);
    return marks.test(Buffer.concat([before, chunk]).toString('latin1'));
  }

  isFoundAtEnd(): boolean {
    return this.#tail.includes(directoryEnd);
  }
}
