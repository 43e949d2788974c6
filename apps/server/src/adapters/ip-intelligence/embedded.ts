// What an address tells, from files alone: a database of countries, and lists of ranges that hide people. Both can be
// replaced while the server runs.
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { AddressFacts, IpIntelligence } from '#ports/ip-intelligence.ts';
import { CountryDatabase } from './country-database.ts';
import { type FollowLog, followFiles } from './follow-files.ts';
import { isOwnNetwork, plainAddress } from './own-networks.ts';
import { RangeFolder } from './range-folder.ts';

export interface EmbeddedOptions {
  /** What a visitor from our own network counts as; null unless this is a demo, or a proxy forgotten in the
   * configuration would place the whole world there. */
  ownNetworkCountry: string | null;
  /** null = the database that ships with us. */
  countryDatabase?: string | null;
  /** null = the sample that ships with us. */
  rangesFolder?: string | null;
  log: FollowLog;
  /** How soon a replaced file counts. */
  everyMs?: number;
}

const mostKnown = 50_000;
const sampleRanges = fileURLToPath(new URL('./sample-ranges', import.meta.url));
const nothing: AddressFacts = { country: null, network: null };

export async function embeddedIpIntelligence(options: EmbeddedOptions): Promise<IpIntelligence> {
  const { ownNetworkCountry, log, everyMs = 10_000 } = options;
  const countries = new CountryDatabase(options.countryDatabase ?? null);
  const ranges = new RangeFolder(options.rangesFolder ?? sampleRanges, log);
  // A person asks many times from one address; what was found stands until a file has changed.
  const known = new Map<string, AddressFacts>();
  const follow = { everyMs, log, changed: () => known.clear() };
  const followed = await Promise.all([followFiles(countries, follow), followFiles(ranges, follow)]);

  function lookUp(given: string): AddressFacts {
    const address = plainAddress(given);
    if (isIP(address) === 0) return nothing;
    if (isOwnNetwork(address)) return { country: ownNetworkCountry, network: null };
    return { country: countries.countryOf(address), network: ranges.networkOf(address) };
  }

  function factsOf(address: string): AddressFacts {
    const found = known.get(address);
    if (found) return found;
    if (known.size >= mostKnown) known.clear();
    const facts = lookUp(address);
    known.set(address, facts);
    return facts;
  }

  return {
    factsOf,
    learn: factsOf,
    close: () => {
      for (const { stop } of followed) stop();
    },
  };
}
