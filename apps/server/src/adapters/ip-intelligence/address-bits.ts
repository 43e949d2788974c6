// An IP address as one number of 128 bits, so that both kinds are compared alike: an IPv4 address is mapped into IPv6
// (::ffff:0:0/96).
import { isIP } from 'node:net';

export const allBits = 128;
export const ipv4Bits = 32;

const ipv4Place = 0xffff_0000_0000n;

/** Null for what is no address. */
export function bitsOf(address: string): bigint | null {
  // The zone of a link-local address is the interface it was seen on, not part of the address.
  const [plain = ''] = address.split('%', 1);
  const version = isIP(plain);
  if (version === 4) return ipv4Place | ipv4BitsOf(plain);
  return version === 6 ? ipv6BitsOf(plain) : null;
}

function ipv4BitsOf(address: string): bigint {
  const [a, b, c, d] = address.split('.').map(Number);
  return BigInt((((a ?? 0) * 256 + (b ?? 0)) * 256 + (c ?? 0)) * 256 + (d ?? 0));
}

/** `node:net` has validated it, so there is at most one `::`, and maybe an IPv4 address at the end. */
function ipv6BitsOf(address: string): bigint {
  const plain = address.replace(/\d+\.\d+\.\d+\.\d+$/, (tail) => {
    const bits = ipv4BitsOf(tail).toString(16).padStart(8, '0');
    return `${bits.slice(0, 4)}:${bits.slice(4)}`;
  });
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const hex = [...before, ...missing, ...after].map((group) => group.padStart(4, '0')).join('');
  return BigInt(`0x${hex}`);
}
