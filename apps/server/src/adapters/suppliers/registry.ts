// The suppliers that this configuration buys from.
import type { Config } from '#config.ts';
import type { Supplier } from '#ports/supplier.ts';
import { sandboxSupplier } from './sandbox.ts';

export function createSuppliers(config: Config): Supplier[] {
  return config.sandboxSupplier
    ? [sandboxSupplier({ url: config.sandboxUrl, ...config.sandboxSupplier })]
    : [];
}
