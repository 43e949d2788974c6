// The suppliers of surveys and the networks of offers that this configuration works with.
import type { Config } from '#config/config.ts';
import type { OfferNetwork } from '#ports/offer-network.ts';
import type { InventorySupplier, Supplier } from '#ports/supplier.ts';
import { sandboxSupplier } from './sandbox.ts';
import { sandboxAccount } from './sandbox-account.ts';
import { sandboxNetwork } from './sandbox-network.ts';
import { testSupplier } from './test-supplier.ts';

export interface Suppliers {
  readonly all: readonly Supplier[];
  /** Those of them whose inventory is read. */
  readonly withInventory: readonly InventorySupplier[];
}

/** `secret`: of the server, which signs the addresses of the test survey. */
export function createSuppliers(
  { sandboxSupplier: keys, sandboxUrl: url }: Config,
  secret: string,
): Suppliers {
  const ours = testSupplier(secret);
  if (keys === null) return { all: [ours], withInventory: [] };
  const exchange = sandboxSupplier({ url, ...keys });
  const demo = sandboxAccount({ url, ...keys }, { id: 'sandbox-surveys', name: 'Sandbox Surveys' });
  return { all: [exchange, demo, ours], withInventory: [exchange] };
}

export function createNetworks({ sandboxSupplier: keys, sandboxUrl: url }: Config): OfferNetwork[] {
  return keys === null ? [] : [sandboxNetwork({ url, ...keys })];
}
