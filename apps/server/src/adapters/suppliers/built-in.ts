// The suppliers of surveys and the networks of offers that the configuration itself brings.
import type { Config } from '#config/config.ts';
import type { OfferNetwork } from '#ports/offer-network.ts';
import type { InventorySupplier, Supplier } from '#ports/supplier.ts';
import { sandboxSupplier } from './sandbox.ts';
import { sandboxAccount } from './sandbox-account.ts';
import { sandboxNetwork } from './sandbox-network.ts';
import { testSupplier } from './test-supplier.ts';

export interface BuiltIn {
  readonly suppliers: readonly (Supplier | InventorySupplier)[];
  readonly networks: readonly OfferNetwork[];
}

/** `secret`: of the server, which signs the addresses of the test survey. */
export function builtIn({ sandboxSupplier: keys, sandboxUrl: url }: Config, secret: string): BuiltIn {
  const ours = testSupplier(secret);
  if (keys === null) return { suppliers: [ours], networks: [] };
  const access = { url, ...keys };
  const demo = sandboxAccount(access, { id: 'sandbox-surveys', name: 'Sandbox Surveys' });
  return { suppliers: [sandboxSupplier(access), demo, ours], networks: [sandboxNetwork(access)] };
}
