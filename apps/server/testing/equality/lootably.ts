// Lootably as a written and as a configured network.
import example from '#adapters/suppliers/configured/examples/lootably.json' with { type: 'json' };
import { openConfiguredOffers } from '#adapters/suppliers/configured/offer-kind.ts';
import { offerSettings } from '#adapters/suppliers/configured/schema/offers.ts';
import { secretValues } from '#adapters/suppliers/configured/schema/parts.ts';
import { lootablySecrets, lootablySettings } from '#adapters/suppliers/lootably/account.ts';
import { lootablyKind } from '#adapters/suppliers/lootably/kind.ts';
import { now } from './compare.ts';

export const account = {
  ...{ id: 'lootably', name: 'Lootably' },
  settings: lootablySettings.parse({ placement_id: 'p' }),
  secrets: lootablySecrets.parse({ api_key: 'key', postback_secrets: ['new', 'old'] }),
};
export const written = lootablyKind.open(account);
export const settings = offerSettings.parse(example);
export const configured = openConfiguredOffers(
  {
    ...{ id: 'lootably', name: 'Lootably', settings },
    secrets: secretValues.parse({ secret: ['new', 'old'], api_key: 'key', placement: 'p' }),
  },
  { now },
);
