// The suppliers that this configuration buys from.
import type { Config } from '#config.ts';
import type { InventorySupplier, Supplier } from '#ports/supplier.ts';
import { sandboxSupplier } from './sandbox.ts';
import { sandboxAccount } from './sandbox-account.ts';

export interface Suppliers {
  readonly all: readonly Supplier[];
  /** Those of them whose inventory is read. */
  readonly withInventory: readonly InventorySupplier[];
}

export function createSuppliers({ sandboxSupplier: keys, sandboxUrl: url }: Config): Suppliers {
  if (keys === null) return { all: [], withInventory: [] };
  const exchange = sandboxSupplier({ url, ...keys });
  const demo = sandboxAccount({ url, ...keys }, { id: 'sandbox-surveys', name: 'Sandbox Surveys' });
  return { all: [exchange, demo], withInventory: [exchange] };
}
