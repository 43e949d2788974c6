// What is kept of one segment of a JPEG, without its marker and length; null where nothing is. Application data hold
// places, names, previews and whatever else somebody likes: only what changes how the picture looks is written anew.

const jfif = Buffer.from('JFIF\0', 'latin1');
const adobe = Buffer.from('Adobe', 'latin1');
const exif = Buffer.from('Exif\0\0', 'latin1');

export function keptSegment(marker: number, data: Buffer): Buffer | null {
  if (marker === 0xe0) return startsWith(data, jfif, 14) ? withoutPreview(data) : null;
  if (marker === 0xe1)
    return startsWith(data, exif, 14) ? orientationAlone(data.subarray(exif.length)) : null;
  if (marker === 0xee) return startsWith(data, adobe, 12) ? data.subarray(0, 12) : null;
  return isPicture(marker) ? data : null;
}

/** Frames, tables, restart intervals and scans. */
function isPicture(marker: number): boolean {
  return (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= 0xda && marker <= 0xdd);
}

const startsWith = (data: Buffer, name: Buffer, least: number) =>
  data.length >= least && data.subarray(0, name.length).equals(name);

/** Version and density; the preview beside them has a size of nothing. */
function withoutPreview(data: Buffer): Buffer {
  return Buffer.concat([data.subarray(0, 12), Buffer.from([0, 0])]);
}

/** A TIFF of one entry, big-endian: the orientation, one short number at byte 18. */
const oneOrientation = '4d4d002a00000008000101120003000000010000000000000000';

/** A photo of a phone lies on its side without it. EXIF is a TIFF: byte order, and a list of entries of twelve bytes. */
function orientationAlone(tiff: Buffer): Buffer | null {
  const orientation = orientationOf(tiff);
  if (orientation === null || orientation < 2 || orientation > 8) return null;
  const alone = Buffer.from(oneOrientation, 'hex');
  alone.writeUInt16BE(orientation, 18);
  return Buffer.concat([exif, alone]);
}

function orientationOf(tiff: Buffer): number | null {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const long = (at: number) =>
    at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at);
  const start = long(4);
  const entries = short(start);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = start + 2 + 12 * entry;
    if (at + 12 > tiff.length) return null;
    if (short(at) === 0x0112) return short(at + 8);
  }
  return null;
}
