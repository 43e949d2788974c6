// The CRC-32 of two texts in a row, from that of each: whoever has the checksum of a text need not read it again. A checksum is
// a polynomial over two elements, written from its highest bit, and what follows multiplies it by a power of x.

const polynomial = 0xedb88320;
const one = 1 << 31;
/** x to the eighth: a byte. */
const byte = 1 << 23;

/** What a text of so many bytes behind another one multiplies that one's checksum with. */
export function shiftOf(length: number): number {
  let shift = one;
  for (let [left, power] = [length, byte]; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = product(shift, power);
    power = product(power, power);
  }
  return shift;
}

/** `shift` is that of the second text. */
export function joined(first: number, second: number, shift: number): number {
  return (product(shift, first) ^ second) >>> 0;
}

function product(a: number, b: number): number {
  let sum = 0;
  let factor = b;
  for (let left = a; left !== 0; left <<= 1) {
    if (left < 0) sum ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return sum;
}
