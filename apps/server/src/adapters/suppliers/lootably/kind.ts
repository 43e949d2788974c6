// Lootably's offers: a catalogue in one answer, links with a place for the person, postbacks in the address.
import * as z from 'zod';
import { defaultRetryPolicy, fetchJson, type RetryPolicy } from '#adapters/suppliers/fetch-json.ts';
import { unreadRow } from '#adapters/suppliers/unread-row.ts';
import { CursorExpired, SupplierUnavailable } from '#ports/feed.ts';
import type { CataloguePage, OfferNetwork } from '#ports/offer-network.ts';
import { type OpenedAccount, offerKind } from '#ports/supplier-kind.ts';
import { inSlices } from '#request/in-slices.ts';
import { type LootablySettings, lootablySecrets, lootablySettings } from './account.ts';
import { translateOffer } from './offer.ts';
import { readPostback } from './postback.ts';
import { trackingLink } from './tracking-link.ts';

export const lootablyKind = offerKind({
  kind: 'lootably',
  title: 'Lootably offers',
  settings: lootablySettings,
  secrets: lootablySecrets,
  open: (account) => openLootably(account),
});

type Account = OpenedAccount<LootablySettings, z.infer<typeof lootablySecrets>>;

function openLootably(
  { id, name, settings, secrets: { api_key, postback_secrets } }: Account,
  policy: RetryPolicy = defaultRetryPolicy,
): OfferNetwork {
  const address = new URL(`${settings.base.replace(/\/$/, '')}/offers/get`);
  // Without a person it answers all offers.
  const body = JSON.stringify({ placementID: settings.placement_id, apiKey: api_key });
  return {
    ...{ id, name },
    redirectHosts: settings.link_hosts,
    trackingLink: ({ link, person }) => trackingLink(link, person),
    verifyEvent: (message) => readPostback(message, { secrets: postback_secrets, ips: settings.ips }),
    acknowledgement: { type: 'text/plain', body: '1' },
    everyMs: settings.every_minutes * 60_000,
    readCatalogue: async (cursor, signal) => {
      if (cursor !== null) throw new CursorExpired('Lootably answers whole catalogues only');
      return pageOf(await fetchJson(address, { method: 'POST', body }, policy, signal), settings);
    },
  };
}

const answerForm = z.object({
  success: z.literal(true),
  data: z.object({ offers: z.array(z.unknown()).max(100_000) }),
});

async function pageOf(answer: unknown, settings: LootablySettings): Promise<CataloguePage> {
  const read = answerForm.safeParse(answer);
  if (!read.success) throw new SupplierUnavailable('The catalogue does not have the expected format');
  const rows = await inSlices(read.data.data.offers, (row) => ({
    row,
    translated: translateOffer(row, settings),
  }));
  return {
    offers: rows.flatMap(({ translated }) => (translated.kind === 'open' ? [translated.offer] : [])),
    closed: [],
    unread: rows.flatMap(({ row, translated }) =>
      translated.kind === 'unread' ? [unreadRow(translated, row)] : [],
    ),
    cursor: 'whole',
    complete: true,
  };
}
