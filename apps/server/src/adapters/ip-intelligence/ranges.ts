// IP ranges, looked up by binary search: lists of relays have hundreds of thousands of them.
import { allBits, bitsOf, ipv4Bits } from './address-bits.ts';

export interface AddressRange {
  readonly first: bigint;
  readonly last: bigint;
}

/** `192.0.2.0/24`, or a single address; null for anything else. */
export function rangeOf(text: string): AddressRange | null {
  const [address = '', length, ...more] = text.split('/');
  const bits = bitsOf(address);
  if (bits === null || more.length > 0) return null;
  const longest = address.includes(':') ? allBits : ipv4Bits;
  if (length !== undefined && (!/^\d{1,3}$/.test(length) || Number(length) > longest)) return null;
  const free = BigInt(longest - Number(length ?? longest));
  const first = (bits >> free) << free;
  return { first, last: first + (1n << free) - 1n };
}

export class Ranges {
  /** Merged and sorted, so that the last range that begins before an address decides. */
  private readonly ranges: readonly AddressRange[];

  constructor(given: readonly AddressRange[]) {
    const apart: AddressRange[] = [];
    for (const range of given.toSorted((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0))) {
      const before = apart.at(-1);
      if (!before || range.first > before.last) apart.push(range);
      else if (range.last > before.last) apart[apart.length - 1] = { first: before.first, last: range.last };
    }
    this.ranges = apart;
  }

  has(bits: bigint): boolean {
    let low = 0;
    let high = this.ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ranges[middle]?.first ?? 0n) <= bits) low = middle + 1;
      else high = middle;
    }
    const nearest = this.ranges[low - 1];
    return nearest !== undefined && bits <= nearest.last;
  }
}
