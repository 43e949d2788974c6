// Accounts at all suppliers and networks, opened as operators would: some of them hold what returns bring.
import { bitlabsKind } from '#adapters/suppliers/bitlabs/kind.ts';
import { cintKind } from '#adapters/suppliers/cint/kind.ts';
import { dynataKind } from '#adapters/suppliers/dynata/kind.ts';
import { lootablyKind } from '#adapters/suppliers/lootably/kind.ts';
import { prodegeKind } from '#adapters/suppliers/prodege/kind.ts';
import { sandboxSupplier } from '#adapters/suppliers/sandbox.ts';
import { sandboxNetwork } from '#adapters/suppliers/sandbox-network.ts';
import type { OfferNetwork } from '#ports/offer-network.ts';
import type { Supplier } from '#ports/supplier.ts';

/** What senders know us by, whichever node answers. */
export const publicUrl = 'https://panel.example';
export const keys = {
  dynata: { access: 'dynata-access', secret: 'dynata-secret' },
  prodege: 'prodege-secret',
  cint: 'cint-hash-key',
  lootably: 'lootably-secret',
  bitlabs: 'bitlabs-secret',
  sandbox: 'sandbox-secret',
};
const minSeconds = 30;
export const holdDays = 14;

export const prodegeAccounts = ['prodege', 'prodege-holding'] as const;
export const cintAccounts = ['cint', 'cint-holding', 'cint-callbacks'] as const;
const isHolding = (id: string): boolean => id.endsWith('-holding');

/** `listUrl`: where Cint lists outcomes. */
export function openAccounts(listUrl: string) {
  const suppliers: Supplier[] = [
    sandboxSupplier(sandbox),
    dynataKind.open({
      ...{ id: 'dynata', name: 'Dynata', settings: { attributes: {} } },
      secrets: { access_key: keys.dynata.access, secret_keys: [keys.dynata.secret] },
    }),
    ...prodegeAccounts.map((id) =>
      prodegeKind.open({
        ...{ id, name: id, secrets: { api_key: 'any', secret_keys: [keys.prodege] } },
        settings: {
          base: 'https://prodege.example',
          min_seconds: minSeconds,
          hold_days: isHolding(id) ? holdDays : 0,
        },
      }),
    ),
    ...cintAccounts.map((id) =>
      cintKind.open({
        ...{ id, name: id, secrets: { api_key: 'any', hash_keys: [keys.cint] } },
        settings: {
          ...{ api_url: listUrl, outcomes_path: `/outcomes/${id}`, supplier_code: '1234' },
          ...{ commission_percent: 0, min_seconds: minSeconds, hold_days: isHolding(id) ? holdDays : 0 },
          tracking: id === 'cint-callbacks' ? 'S2S' : 'NONE',
        },
      }),
    ),
  ];
  const networks: OfferNetwork[] = [
    sandboxNetwork(sandbox),
    lootablyKind.open({
      ...{ id: 'lootably', name: 'Lootably', settings: { placement_id: 'placement', ips: ['127.0.0.1'] } },
      secrets: { api_key: 'any', postback_secrets: [keys.lootably] },
    }),
    bitlabsKind.open({
      ...{ id: 'bitlabs', name: 'BitLabs', settings: {} },
      secrets: { api_key: 'any', app_secrets: [keys.bitlabs] },
    }),
  ];
  return {
    suppliers: new Map(suppliers.map((supplier) => [supplier.id, supplier])),
    networks: new Map(networks.map((network) => [network.id, network])),
  };
}

const sandbox = {
  ...{ url: 'https://sandbox.example', apiKey: 'any' },
  signingKeys: [keys.sandbox] as [string],
};
