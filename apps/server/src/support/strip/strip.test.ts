import type { TicketFileType } from '@earnwall/domain/validation/ticket';
import { describe, expect, it } from 'vitest';
import { stripperFor } from './stripper-for.ts';

const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex');
const text = (words: string) => Buffer.from(words, 'latin1');

function stripped(type: TicketFileType, bytes: Buffer, blockBytes = bytes.length || 1) {
  const stripper = stripperFor(type);
  const out: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += blockBytes)
    out.push(...stripper.strip(bytes.subarray(at, at + blockBytes)));
  return { bytes: Buffer.concat(out), isWhole: stripper.isWhole };
}

/** However the bytes are cut into blocks, the same is kept. */
function expectKept(type: TicketFileType, given: Buffer, kept: Buffer) {
  for (const blockBytes of [given.length, 1, 2, 3, 7, 64])
    expect(stripped(type, given, blockBytes)).toEqual({ bytes: kept, isWhole: true });
}

describe('TK-02 of a PNG is kept', () => {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, text(name), data, text('crc!')]);
  };
  const signature = hex('89504e470d0a1a0a');
  const head = chunk('IHDR', Buffer.alloc(13));
  const pixels = chunk('IDAT', text('pixels, pixels'));
  const end = hex('0000000049454e44ae426082');
  const picture = [signature, head, chunk('gAMA', Buffer.alloc(4)), chunk('tRNS', Buffer.alloc(6)), pixels];

  it('what shows it, to the byte', () => {
    const whole = Buffer.concat([...picture, chunk('fdAT', text('moves')), end]);
    expectKept('image/png', whole, whole);
  });

  it.each([
    ['a comment', chunk('tEXt', text('Comment\0secret'))],
    ['a place', chunk('eXIf', text('MM\0*secret'))],
    ['a profile', chunk('iCCP', text('secret'))],
    ['a chunk nobody knows', chunk('xxXx', text('secret'))],
    ['a colour too large to be one', chunk('gAMA', text('secret secret'))],
    ['nothing named in zeros', chunk('\0\0\0\0', text('secret'))],
  ])('without %s', (_what, foreign) => {
    const given = Buffer.concat([signature, head, foreign, ...picture.slice(2), foreign, end]);
    expectKept('image/png', given, Buffer.concat([...picture, end]));
  });

  it('without all after its end, and without what its end holds', () => {
    const kept = Buffer.concat([...picture, end]);
    expectKept('image/png', Buffer.concat([...picture, end, text('PK secret')]), kept);
    expectKept('image/png', Buffer.concat([...picture, chunk('IEND', text('secret'))]), kept);
  });

  it.each([
    ['no end', Buffer.concat(picture)],
    ['no pixels', Buffer.concat([signature, head, end])],
    ['a chunk longer than the file', Buffer.concat([signature, head, hex('7fffffff'), text('IDATx'), end])],
    ['a signature alone', signature],
    ['nothing', Buffer.alloc(0)],
  ])('nothing with %s', (_what, given) => {
    expect(stripped('image/png', given).isWhole).toBe(false);
  });
});

describe('TK-02 of a JPEG is kept', () => {
  const segment = (marker: string, data: Buffer) => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(data.length + 2);
    return Buffer.concat([hex(`ff${marker}`), length, data]);
  };
  const [start, end] = [hex('ffd8'), hex('ffd9')];
  const plainJfif = segment('e0', hex('4a46494600 0101 00 0001 0001 0000'));
  const tables = [
    segment('db', text('quantities')),
    segment('c4', text('codes')),
    segment('dd', hex('0004')),
  ];
  const frame = segment('c2', text('a frame'));
  const scan = Buffer.concat([segment('da', hex('010100003f00')), hex('12 ff00 34 ffd0 56 ffd7 ff00 78')]);
  const picture = [plainJfif, ...tables, frame, scan, segment('c4', text('more')), scan];
  const whole = Buffer.concat([start, ...picture, end]);
  const exif = (tiff: string) =>
    segment('e1', Buffer.concat([text('Exif\0\0'), hex(tiff), text('49N 11E secret')]));

  it('what shows it, to the byte', () => {
    expectKept('image/jpeg', whole, whole);
    const adobe = segment('ee', Buffer.concat([text('Adobe'), Buffer.alloc(7)]));
    const inked = Buffer.concat([start, adobe, ...picture, end]);
    expectKept('image/jpeg', inked, inked);
  });

  it.each([
    ['a comment', segment('fe', text('secret'))],
    ['a place', exif('4d4d002a00000008 0001 8825 0004 00000001 00000000 00000000')],
    ['a profile', segment('e2', text('ICC_PROFILE\0secret'))],
    ['a document', segment('ed', text('Photoshop 3.0\0secret'))],
    ['data of a kind nobody knows', segment('e0', text('JFXX\0secret'))],
    ['a second start', start],
    ['a reserved segment', segment('f5', text('secret'))],
  ])('without %s', (_what, foreign) => {
    const given = Buffer.concat([
      start,
      foreign,
      ...picture.slice(0, 3),
      foreign,
      ...picture.slice(3),
      foreign,
      end,
    ]);
    expectKept('image/jpeg', given, whole);
  });

  it('without bytes between segments', () => {
    const given = Buffer.concat([
      start,
      text('secret'),
      ...picture.slice(0, 3),
      text('secret'),
      ...picture.slice(3),
      end,
    ]);
    expectKept('image/jpeg', given, whole);
  });

  it('without all after its end', () => {
    expectKept('image/jpeg', Buffer.concat([whole, start, ...picture, end, text('secret')]), whole);
  });

  it('without its preview', () => {
    const preview = segment('e0', Buffer.concat([hex('4a46494600 0101 00 0001 0001 0202'), text('secret')]));
    expectKept('image/jpeg', Buffer.concat([start, preview, ...picture.slice(1), end]), whole);
  });

  it.each([
    ['4d4d002a00000008 0002 010f 0002 00000001 00000000 0112 0003 00000001 00060000 00000000', 'big'],
    ['49492a0008000000 0100 1201 0300 01000000 06000000 00000000', 'little'],
  ])('its side that is up, and no place: %s', (tiff) => {
    const up = segment('e1', hex('457869660000 4d4d002a00000008 0001 0112 0003 00000001 0006 0000 00000000'));
    const given = Buffer.concat([start, exif(tiff), ...picture, end]);
    expectKept('image/jpeg', given, Buffer.concat([start, up, ...picture, end]));
  });

  it.each([
    '4d4d002affffffff',
    '4d4d002a00000008 ffff',
    '4d4d002a00000008 0001 0112 0003 00000001 00630000 00000000',
    '0000000000000000 0000 0000',
  ])('nothing of data that make no sense: %s', (tiff) => {
    expectKept('image/jpeg', Buffer.concat([start, exif(tiff), ...picture, end]), whole);
  });

  it('as far as it goes, where it was cut short', () => {
    const cut = whole.subarray(0, whole.length - 3);
    expectKept('image/jpeg', cut, cut);
  });

  it.each([
    ['no scan', Buffer.concat([start, plainJfif, ...tables, end, scan])],
    ['a segment longer than the file', Buffer.concat([start, hex('ffe1ffff'), text('x')])],
    ['nothing', Buffer.alloc(0)],
  ])('nothing with %s', (_what, given) => {
    expect(stripped('image/jpeg', given).isWhole).toBe(false);
  });
});

it('TK-02 a video is kept as it came', () => {
  const bytes = text('ftypisom and whatever follows');
  expectKept('video/mp4', bytes, bytes);
  expectKept('video/webm', bytes, bytes);
});
