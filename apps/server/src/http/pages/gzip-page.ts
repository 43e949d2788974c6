// A page as one gzip stream that is put together: what many pages share is compressed once, and only what is this visit's
// own is compressed for it (decision 0141). Fragments of deflate that end at a byte may stand in a row.
import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { DocumentText, SharedText } from '@earnwall/contract/first-paint';
import { joined, shiftOf } from './joined-checksums.ts';
import { bytesOf, isShared, type OwnPart } from './page-bytes.ts';

interface Compressed {
  readonly fragment: Buffer;
  /** Bytes of its text. */
  readonly length: number;
  readonly checksum: number;
  readonly shift: number;
}

const kept = new WeakMap<SharedText, Compressed>();

/** Magic, deflate, no flags, no time, unknown system. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** A last block of nothing. */
const end = Buffer.from([3, 0]);
/** Shorter text, such as a nonce, is not worth a compressor. */
const worthCompressing = 256;
/** Higher ones cost half as much again, and save two bytes of a hundred. */
const level = 3;

export function gzipPage(page: DocumentText): Buffer {
  const out: Buffer[] = [head];
  let checksum = 0;
  let length = 0;
  const add = (plain: Buffer, ...fragments: readonly Buffer[]) => {
    checksum = crc32(plain, checksum);
    length += plain.length;
    out.push(...fragments);
  };
  let own: OwnPart[] = [];
  const addOwn = (isLast: boolean) => {
    const plain = bytesOf(own);
    own = [];
    if (plain.length === 0) return isLast && out.push(end);
    if (isLast) return add(plain, deflateRawSync(plain, { level }));
    if (plain.length < worthCompressing) return add(plain, storedHead(plain.length), plain);
    return add(plain, fragmentOf(plain, level));
  };
  for (const part of page) {
    if (!isShared(part)) own.push(part);
    else if (part.text !== '') {
      addOwn(false);
      const known = compressedOf(part);
      checksum = joined(checksum, known.checksum, known.shift);
      length += known.length;
      out.push(known.fragment);
    }
  }
  addOwn(true);
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(checksum, 0);
  tail.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([...out, tail]);
}

function compressedOf(shared: SharedText): Compressed {
  const known = kept.get(shared);
  if (known) return known;
  const plain = Buffer.from(shared.text);
  const made = {
    fragment: fragmentOf(plain, constants.Z_BEST_COMPRESSION),
    length: plain.length,
    checksum: crc32(plain),
    shift: shiftOf(plain.length),
  };
  kept.set(shared, made);
  return made;
}

/** Ends at a byte, and is not the last one. */
function fragmentOf(plain: Buffer, strength: number): Buffer {
  return deflateRawSync(plain, { level: strength, finishFlush: constants.Z_SYNC_FLUSH });
}

/** Of a block that is stored as it is. */
function storedHead(length: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt16LE(length, 1);
  bytes.writeUInt16LE(length ^ 0xffff, 3);
  return bytes;
}
