// A PNG is a signature and chunks: length, type, data, checksum. Kept are those that make the picture, each up to the
// size it can have; texts, profiles, EXIF with its places, chunks nobody knows and all after the end are not.
import { ByteReader } from './byte-reader.ts';
import type { Stripper } from './stripper.ts';

const signatureBytes = 8;
const headBytes = 8;
const checksumBytes = 4;

/** The most bytes of data each may have; a moving PNG moves by acTL, fcTL and fdAT. */
const maxBytes = {
  ...{
    IHDR: 13,
    PLTE: 768,
    IDAT: Infinity,
    IEND: 0,
    tRNS: 256,
    bKGD: 6,
    gAMA: 4,
    cHRM: 32,
    sRGB: 1,
    cICP: 4,
  },
  ...{ sBIT: 4, pHYs: 9, acTL: 8, fcTL: 26, fdAT: Infinity },
} as const;
const kept = new Map<string, number>(Object.entries(maxBytes));

export class PngStripper implements Stripper {
  readonly #reader = new ByteReader();
  #isPastSignature = false;
  /** Of the chunk under way, its checksum included. */
  #left = 0;
  #isKept = false;
  #isPastEnd = false;
  #hasPixels = false;

  strip(block: Buffer): Buffer[] {
    const out: Buffer[] = [];
    if (this.#isPastEnd) return out;
    this.#reader.add(block);
    if (!this.#isPastSignature) {
      const signature = this.#reader.read(signatureBytes);
      if (!signature) return out;
      this.#isPastSignature = true;
      out.push(signature);
    }
    while (!this.#isPastEnd && (this.#left > 0 ? this.#passChunk(out) : this.#openChunk(out)));
    return out;
  }

  get isWhole(): boolean {
    return this.#isPastEnd && this.#hasPixels;
  }

  #openChunk(out: Buffer[]): boolean {
    const head = this.#reader.read(headBytes);
    if (!head) return false;
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4);
    this.#isKept = length <= (kept.get(type) ?? -1);
    this.#hasPixels ||= type === 'IDAT';
    this.#left = length + checksumBytes;
    if (this.#isKept) out.push(head);
    if (type === 'IEND') this.#end(out);
    return true;
  }

  /** Of the end nothing but the end itself is kept, and its checksum is always the same. */
  #end(out: Buffer[]): void {
    this.#isPastEnd = true;
    if (!this.#isKept) out.push(Buffer.from('0000000049454e44', 'hex'));
    out.push(Buffer.from('ae426082', 'hex'));
  }

  #passChunk(out: Buffer[]): boolean {
    const bytes = this.#reader.readUpTo(this.#left);
    this.#left -= bytes.length;
    if (this.#isKept && bytes.length > 0) out.push(bytes);
    return this.#left === 0;
  }
}
