// Country by address, from a database in MaxMind's format: the open one that ships as a package (CC BY 4.0, see README),
// or one of the operator's own.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isIPv6 } from 'node:net';
import { type CountryResponse, Reader } from 'mmdb-lib';

const shipped = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** Open databases and MaxMind's own name the country differently. */
type CountryEntry = { country_code?: string } & CountryResponse;

export class CountryDatabase {
  private reader: Reader<CountryEntry> | null = null;
  private readonly file: string;

  constructor(file: string | null) {
    this.file = file ?? createRequire(import.meta.url).resolve(shipped);
  }

  countryOf(address: string): string | null {
    // A database without IPv6 would read the first bits of such an address as an IPv4 address.
    if (this.reader?.metadata.ipVersion === 4 && isIPv6(address)) return null;
    const found = this.reader?.get(address);
    return found?.country_code ?? found?.country?.iso_code ?? null;
  }

  async paths(): Promise<string[]> {
    return [this.file];
  }

  /** Throws for a file that is not a database; the previous one stays in use. */
  async read(): Promise<void> {
    this.reader = new Reader<CountryEntry>(await readFile(this.file));
  }
}
