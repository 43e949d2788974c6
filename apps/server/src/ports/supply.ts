// All suppliers and networks that this node works with: those of the configuration, and the accounts that operators have
// connected, which come, change and are paused while it runs.
import type { OfferNetwork } from './offer-network.ts';
import type { Supplier } from './supplier.ts';
import type { SupplierKind } from './supplier-kind.ts';

/** What the rest may see of a map that changes. */
export type ById<Thing> = Pick<ReadonlyMap<string, Thing>, 'get' | 'has' | 'values'>;

export interface Supply {
  /** Paused ones too: their reports still settle. */
  readonly suppliers: ById<Supplier>;
  readonly networks: ById<OfferNetwork>;
  /** Kinds of accounts that operators can connect. */
  readonly kinds: ById<SupplierKind>;
  /** Accounts that could not be opened, and why. Their senders are asked to come again. */
  readonly faults: ById<string>;
  /** Those of the configuration: their ids are taken. */
  isBuiltIn(id: string): boolean;
  /** Whether its list is read: not of a paused account. */
  isLive(id: string): boolean;
  /** Opens what was connected or changed since; a node does so every few seconds, and after its own changes. */
  follow(): Promise<void>;
}
