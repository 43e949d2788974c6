// What an address tells about a visitor. Adapters may be an embedded database or an outside service.
export interface IpIntelligence {
  /** Two upper-case letters, or null where the address belongs to no country we know. */
  countryOf(address: string): string | null;
}
