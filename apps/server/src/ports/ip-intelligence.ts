// What is known about a visitor by the IP address. Adapters may be embedded databases or an outside service.
import type { HidingNetwork } from '@earnwall/domain/accounts/notice';

export interface AddressFacts {
  /** Two upper-case letters, or null where the address belongs to no country we know. */
  readonly country: string | null;
  /** What hides the visitor; null for most people. */
  readonly network: HidingNetwork | null;
}

export interface IpIntelligence {
  /** What is known without a request to an outside service. */
  factsOf(address: string): AddressFacts;
  /** The same, asking the outside service where there is one: it waits at most once per address, briefly, and never fails. */
  lookUp(address: string): AddressFacts | Promise<AddressFacts>;
  close(): void;
}
