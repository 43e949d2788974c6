// Files as people attach them, of any size to the byte, and what others try to pass off as one.
import { createHash, randomBytes } from 'node:crypto';

export interface Sample {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** As PNG counts it. */
const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

export const megabyte = 1_048_576;

/** Each of the four types with its largest size. */
export const kinds = {
  png: { most: megabyte, make: png },
  jpeg: { most: megabyte, make: jpeg },
  mp4: { most: 10 * megabyte, make: mp4 },
  webm: { most: 10 * megabyte, make: webm },
} as const;

/** Without a letter: in a hundred megabytes of bytes at random one would read "<svg>" now and then. */
const noise = (size: number) => Buffer.from(randomBytes(size).map((byte) => byte | 0x80));

export function png(size: number): Sample {
  const header = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('00000010000000100802000000', 'hex')),
  ]);
  const end = chunk('IEND', Buffer.alloc(0));
  const pixels = chunk('IDAT', noise(size - header.length - end.length - 12));
  return { name: 'screen.png', type: 'image/png', bytes: Buffer.concat([header, pixels, end]) };
}

export function jpeg(size: number): Sample {
  const header = Buffer.from('ffd8ffe000104a46494600010100000100010000ffda0008010100003f00', 'hex');
  // Inside a scan each FF is followed by 00.
  const scan = noise(size - header.length - 2).map((byte) => (byte === 0xff ? 0xfe : byte));
  const bytes = Buffer.concat([header, scan, Buffer.from('ffd9', 'hex')]);
  return { name: 'photo.jpg', type: 'image/jpeg', bytes };
}

export function mp4(size: number): Sample {
  const brand = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'));
  const bytes = Buffer.concat([brand, box('mdat', noise(size - brand.length - 8))]);
  return { name: 'recording.mp4', type: 'video/mp4', bytes };
}

export function webm(size: number): Sample {
  const header = Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  );
  const bytes = Buffer.concat([header, noise(size - header.length)]);
  return { name: 'recording.webm', type: 'video/webm', bytes };
}

const markup = '<html><body><script>alert(1)</script></body></html>';
const emptyZip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
const asPng = (name: string, bytes: Buffer): Sample => ({ name, type: 'image/png', bytes });

/** What the content gives away, whatever name and type say. */
export const impostors: readonly (readonly [string, Sample])[] = [
  [
    'a Windows program',
    asPng('a.png', Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), randomBytes(4096)])),
  ],
  [
    'a Linux program',
    asPng('a.png', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'), randomBytes(4096)])),
  ],
  ['a shell script', asPng('a.png', Buffer.from('#!/bin/sh\nrm -rf /\n'))],
  ['a page', asPng('a.png', Buffer.from(markup))],
  [
    'an SVG',
    {
      ...asPng('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
      type: 'image/svg+xml',
    },
  ],
  ['a GIF', { ...asPng('a.gif', Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1')), type: 'image/gif' }],
  ['a GIF named as a PNG', asPng('a.png', Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1'))],
  ['a PDF', asPng('a.png', Buffer.from('%PDF-1.7\n%\xe2\xe3'))],
  [
    'a film of another kind',
    { name: 'a.mp4', type: 'video/mp4', bytes: box('ftyp', Buffer.from('qt  \0\0\x02\0qt  ', 'latin1')) },
  ],
  [
    'a Matroska film',
    {
      name: 'a.webm',
      type: 'video/webm',
      bytes: Buffer.from('1a45dfa3934282886d6174726f736b6142878104', 'hex'),
    },
  ],
  ['nothing at all', asPng('a.png', Buffer.alloc(0))],
  ['noise', asPng('a.png', randomBytes(5000))],
  [
    'a PNG in name only',
    asPng('a.png', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(5000)])),
  ],
  [
    'a picture that is a page as well',
    asPng('a.png', Buffer.concat([png(40_000).bytes, Buffer.from(markup)])),
  ],
  ['a picture with a page in a comment', asPng('a.png', withComment(markup))],
  [
    'a photo that is an archive as well',
    { ...jpeg(1000), bytes: Buffer.concat([jpeg(200_000).bytes, emptyZip]) },
  ],
  [
    'a photo with PHP in it',
    { ...jpeg(1000), bytes: Buffer.concat([jpeg(100_000).bytes, Buffer.from('<?php system($_GET[0]); ?>')]) },
  ],
  [
    'a film with a page across two chunks',
    { ...mp4(1000), bytes: Buffer.concat([mp4(65_530).bytes, Buffer.from(markup), randomBytes(100_000)]) },
  ],
];

/** A PNG with a text beside its pixels. */
export function withComment(text: string): Buffer {
  const whole = png(20_000).bytes;
  return Buffer.concat([
    whole.subarray(0, 33),
    chunk('tEXt', Buffer.from(`Comment\0${text}`)),
    whole.subarray(33),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

function box(type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length + 8);
  return Buffer.concat([size, Buffer.from(type, 'latin1'), data]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
