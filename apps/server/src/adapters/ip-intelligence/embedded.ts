// IP intelligence from local files: a database of countries, and lists of ranges that hide visitors (VPN, relay, hosting).
// Both can be replaced while the server runs.
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { AddressFacts, IpIntelligence } from '#ports/ip-intelligence.ts';
import { CountryDatabase } from './country-database.ts';
import { type FollowLog, followFiles } from './follow-files.ts';
import { isOwnNetwork, plainAddress } from './own-networks.ts';
import { RangeFolder } from './range-folder.ts';

export interface EmbeddedOptions {
  /** The country of visitors from our own network; null unless this is a demo: behind a proxy missing from the
   * configuration, every visitor would seem to come from there. */
  ownNetworkCountry: string | null;
  /** null = the database that ships with us. */
  countryDatabase?: string | null;
  /** null = the sample that ships with us. */
  rangesFolder?: string | null;
  log: FollowLog;
  /** How often files are checked for changes. */
  everyMs?: number;
}

const maxKnown = 50_000;
const sampleRanges = fileURLToPath(new URL('./sample-ranges', import.meta.url));
const nothing: AddressFacts = { country: null, network: null };

export async function embeddedIpIntelligence(options: EmbeddedOptions): Promise<IpIntelligence> {
  const { ownNetworkCountry, log, everyMs = 10_000 } = options;
  const countries = new CountryDatabase(options.countryDatabase ?? null);
  const ranges = new RangeFolder(options.rangesFolder ?? sampleRanges, log);
  // A visitor sends many requests from one address; results are cached until a file has changed.
  const cache = new Map<string, AddressFacts>();
  const follow = { everyMs, log, changed: () => cache.clear() };
  const watchers = await Promise.all([followFiles(countries, follow), followFiles(ranges, follow)]);

  function read(given: string): AddressFacts {
    const address = plainAddress(given);
    if (isIP(address) === 0) return nothing;
    if (isOwnNetwork(address)) return { country: ownNetworkCountry, network: null };
    return { country: countries.countryOf(address), network: ranges.networkOf(address) };
  }

  function factsOf(address: string): AddressFacts {
    const found = cache.get(address);
    if (found) return found;
    if (cache.size >= maxKnown) cache.clear();
    const facts = read(address);
    cache.set(address, facts);
    return facts;
  }

  return {
    factsOf,
    lookUp: factsOf,
    close: () => {
      for (const { stop } of watchers) stop();
    },
  };
}
