// Country by address from an open database that ships as a package (CC BY 4.0, see README).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { type CountryResponse, Reader } from 'mmdb-lib';
import type { AddressFacts, IpIntelligence } from '#ports/ip-intelligence.ts';

const mostKnown = 50_000;
const databaseFile = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

// A visitor from the machine itself or its own network has no country of record.
const ownNetworks = new BlockList();
ownNetworks.addSubnet('127.0.0.0', 8, 'ipv4');
ownNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
ownNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
ownNetworks.addSubnet('192.168.0.0', 16, 'ipv4');
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');

/** `ownNetworkCountry`: what such a visitor counts as; null unless this is a demo, or a proxy forgotten in the
 * configuration would place the whole world there. */
export function embeddedIpIntelligence(ownNetworkCountry: string | null): IpIntelligence {
  const file = createRequire(import.meta.url).resolve(databaseFile);
  const reader = new Reader<{ country_code?: string } & CountryResponse>(readFileSync(file));
  const known = new Map<string, AddressFacts>();

  function lookUp(address: string): string | null {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    const version = isIP(plain);
    if (version === 0) return null;
    if (ownNetworks.check(plain, version === 6 ? 'ipv6' : 'ipv4')) return ownNetworkCountry;
    const found = reader.get(plain);
    return found?.country_code ?? found?.country?.iso_code ?? null;
  }

  // A person asks many times from one address, and the data never change while we run.
  function factsOf(address: string): AddressFacts {
    const found = known.get(address);
    if (found !== undefined) return found;
    if (known.size >= mostKnown) known.clear();
    const facts = { country: lookUp(address), network: null };
    known.set(address, facts);
    return facts;
  }

  return { factsOf, learn: factsOf, close: () => {} };
}
