// What an address tells about a visitor. Adapters may be embedded databases or an outside service.
import type { HidingNetwork } from '@earnwall/domain/accounts/notice';

export interface AddressFacts {
  /** Two upper-case letters, or null where the address belongs to no country we know. */
  readonly country: string | null;
  /** What hides the visitor; null for most people. */
  readonly network: HidingNetwork | null;
}

export interface IpIntelligence {
  /** What is known without asking anybody. */
  factsOf(address: string): AddressFacts;
  /** The same after whoever knows more was asked; it waits at most once for an address, briefly, and never fails. */
  learn(address: string): AddressFacts | Promise<AddressFacts>;
  close(): void;
}
