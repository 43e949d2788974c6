// Which targets a request may have: the form of its address, and where its name leads (decision 0087).

import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from '@earnwall/domain/network/public-address';
import { parseUrl } from '@earnwall/postbacks/parse-url';
import { notPublic, SendFailure } from './failure.ts';
import type { NameResolver } from './resolver.ts';

export interface Guard {
  /** The address as it will be requested, or why it is refused. */
  readonly parse: (url: string) => URL | string;
  readonly allows: (address: string) => boolean;
  /** All addresses of a host, each of them allowed; rejects with a SendFailure. */
  readonly addressesOf: (host: string) => Promise<readonly string[]>;
}

export function createGuard(names: NameResolver, { loopback }: { loopback: boolean }): Guard {
  function parse(text: string): URL | string {
    const url = parseUrl(text);
    if (url === null) return 'this is no web address';
    if (url.protocol !== 'https:' && !(loopback && url.protocol === 'http:'))
      return 'the address is not https';
    if (url.username !== '' || url.password !== '') return 'the address contains a user name or password';
    return url;
  }

  const allows = (address: string) => isPublicAddress(address) || (loopback && isLoopbackAddress(address));

  async function addressesOf(host: string): Promise<readonly string[]> {
    const name = nameOf(host);
    const addresses = isIP(name) === 0 ? await names.resolve(name) : [name];
    // One that is not allowed is a mistake or an attack, so the others are not tried.
    if (addresses.length === 0 || !addresses.every(allows)) throw new SendFailure(notPublic);
    return addresses;
  }

  return { parse, allows, addressesOf };
}

/** Without the brackets of IPv6, and without the dot that ends a full name: certificates and SNI have none. */
export function nameOf(host: string): string {
  return host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
