// Which addresses a request of ours may go to when somebody else has chosen its target (PB-02, decision 0087): hosts of
// the public internet and no others. What is not known to be public is refused.
import { bitsOf, isWithin, networkFrom } from './address-bits.ts';

/** The special-purpose networks of IANA's registry, and one of a cloud's. */
const specialIPv4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carriers' NAT
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // Azure's host, reachable from its machines alone
  '169.254.0.0/16', // link-local, and most clouds' metadata
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarking
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
].map(networkFrom);

/** All else of IPv6 is no host: `::`, loopback, mapped, NAT64, unique local, link-local, site-local, multicast. */
const globalUnicast = networkFrom('2000::/3');

const specialIPv6 = [
  '2001::/23', // protocol assignments: Teredo, benchmarking, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which contains an IPv4 address
  '2620:4f:8000::/48', // AS112
  '3ffe::/16', // 6bone, given back
  '3fff::/20', // documentation
].map(networkFrom);

const loopback = ['127.0.0.0/8', '::1/128'].map(networkFrom);

export function isPublicAddress(address: string): boolean {
  const bits = bitsOf(address);
  if (bits === null) return false;
  if (bits.length === 32) return !specialIPv4.some((network) => isWithin(bits, network));
  return isWithin(bits, globalUnicast) && !specialIPv6.some((network) => isWithin(bits, network));
}

export function isLoopbackAddress(address: string): boolean {
  const bits = bitsOf(address);
  return bits !== null && loopback.some((network) => isWithin(bits, network));
}
