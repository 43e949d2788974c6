// A visitor from the machine itself or from a private network has no country, and no outside service is asked about them.
import { BlockList, isIP } from 'node:net';

const networks = new BlockList();
networks.addSubnet('127.0.0.0', 8, 'ipv4');
networks.addSubnet('10.0.0.0', 8, 'ipv4');
networks.addSubnet('172.16.0.0', 12, 'ipv4');
networks.addSubnet('192.168.0.0', 16, 'ipv4');
networks.addAddress('::1', 'ipv6');
networks.addSubnet('fc00::', 7, 'ipv6');

/** An IPv4 address without the IPv6 prefix that a dual-stack socket adds. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

export function isOwnNetwork(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && networks.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
