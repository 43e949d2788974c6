// A JPEG is markers, most with a segment of up to 64 KB behind them; after the marker of a scan its pixels follow, in
// which each FF is followed by 00 or a restart. All after the end is dropped.
import { ByteReader } from './byte-reader.ts';
import { keptSegment } from './jpeg-segment.ts';
import type { Stripper } from './stripper.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

export class JpegStripper implements Stripper {
  readonly #reader = new ByteReader();
  #place: 'start' | 'markers' | 'scan' | 'end' = 'start';
  #hasPixels = false;

  strip(block: Buffer): Buffer[] {
    const out: Buffer[] = [];
    this.#reader.add(block);
    while (this.#pass(out));
    return out;
  }

  /** A photo that was cut short is shown as far as it goes: no program insists on its end. */
  get isWhole(): boolean {
    return this.#hasPixels;
  }

  /** False until more is there, as everywhere below. */
  #pass(out: Buffer[]): boolean {
    if (this.#place === 'scan') return this.#passScan(out);
    if (this.#place !== 'end') return this.#passMarker(out);
    this.#reader.readUpTo(Infinity);
    return false;
  }

  #passMarker(out: Buffer[]): boolean {
    const next = this.#reader.rest.indexOf(0xff);
    // Whatever stands between segments belongs to none.
    this.#reader.readUpTo(next < 0 ? this.#reader.rest.length : next);
    const marker = this.#reader.rest[1];
    if (marker === undefined) return false;
    if (marker === startOfImage || marker === endOfImage) return this.#passEdge(marker, out);
    // Fill bytes, and markers that stand alone and mean nothing outside a scan.
    if (marker < 0xc0 || marker === 0xff || isRestart(marker)) return this.#reader.read(1) !== null;
    return this.#passSegment(marker, out);
  }

  #passEdge(marker: number, out: Buffer[]): boolean {
    const edge = this.#reader.readUpTo(2);
    const isEnd = marker === endOfImage;
    if (isEnd || this.#place === 'start') out.push(edge);
    this.#place = isEnd ? 'end' : 'markers';
    return true;
  }

  #passSegment(marker: number, out: Buffer[]): boolean {
    const { rest } = this.#reader;
    const segment = rest.length < 4 ? null : this.#reader.read(2 + Math.max(rest.readUInt16BE(2), 2));
    if (!segment) return false;
    const kept = keptSegment(marker, segment.subarray(4));
    if (kept) out.push(headOf(marker, kept.length), kept);
    if (marker !== startOfScan) return true;
    this.#place = 'scan';
    this.#hasPixels = true;
    return true;
  }

  #passScan(out: Buffer[]): boolean {
    const { rest } = this.#reader;
    const end = endOfScan(rest);
    if (end > 0) out.push(this.#reader.readUpTo(end));
    if (end + 1 >= rest.length) return false;
    this.#place = 'markers';
    return true;
  }
}

/** Where the next marker stands, or how far the pixels surely go: an FF at the end may be the half of anything. */
function endOfScan(bytes: Buffer): number {
  for (let at = bytes.indexOf(0xff); at >= 0; ) {
    const sign = bytes[at + 1];
    const isPixel = sign === 0 || (sign !== undefined && isRestart(sign));
    if (!isPixel && sign !== 0xff) return at;
    at = bytes.indexOf(0xff, at + (isPixel ? 2 : 1));
  }
  return bytes.length;
}

function headOf(marker: number, bytes: number): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes + 2, 2);
  return head;
}
