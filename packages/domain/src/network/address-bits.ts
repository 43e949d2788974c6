// An IP address as its bits, '0' and '1': 32 of them for IPv4, 128 for IPv6. A network is then a beginning of that text.

/** Null for what is no address in its usual form: also for one with a zone, such as `fe80::1%eth0`. */
export function bitsOf(address: string): string | null {
  return address.includes(':') ? ipv6Bits(address) : ipv4Bits(address);
}

/** The common beginning of all addresses of a network such as `10.0.0.0/8`, and how long they are. */
export interface Network {
  readonly prefix: string;
  readonly length: number;
}

export function networkFrom(cidr: string): Network {
  const [address = '', size] = cidr.split('/');
  const bits = bitsOf(address);
  if (bits === null) throw new Error(`${cidr} is no network`);
  return { prefix: bits.slice(0, Number(size)), length: bits.length };
}

export function isWithin(bits: string, { prefix, length }: Network): boolean {
  return bits.length === length && bits.startsWith(prefix);
}

function ipv4Bits(address: string): string | null {
  const parts = address.split('.');
  const isAddress = parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part));
  if (!isAddress || parts.some((part) => Number(part) > 255)) return null;
  return parts.map((part) => binary(Number(part), 8)).join('');
}

function ipv6Bits(address: string): string | null {
  const [head = '', tail, ...more] = address.split('::');
  if (more.length > 0) return null;
  const before = groupBits(head, tail === undefined);
  const after = groupBits(tail ?? '', true);
  if (before === null || after === null) return null;
  const missing = 128 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 16) return null;
  return before + '0'.repeat(missing) + after;
}

/** Only the end of an address may be written as IPv4. */
function groupBits(part: string, isEnd: boolean): string | null {
  if (part === '') return '';
  const groups = part.split(':');
  const bits = groups.map((group, index) => {
    if (/^[\da-f]{1,4}$/i.test(group)) return binary(Number.parseInt(group, 16), 16);
    return isEnd && index === groups.length - 1 ? ipv4Bits(group) : null;
  });
  return bits.includes(null) ? null : bits.join('');
}

function binary(value: number, width: number): string {
  return value.toString(2).padStart(width, '0');
}
