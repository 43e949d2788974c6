// The adapter of the sandbox's offer network, which the product treats like any other: HTTP, an API key, its own format.
import * as z from 'zod';
import { SupplierUnavailable } from '#ports/feed.ts';
import type { CataloguePage, OfferNetwork } from '#ports/offer-network.ts';
import { inSlices } from '#request/in-slices.ts';
import { defaultRetryPolicy, type RetryPolicy } from './fetch-json.ts';
import type { SandboxAccess } from './sandbox-account.ts';
import { translateCampaign } from './sandbox-campaign.ts';
import { readEvent } from './sandbox-event.ts';
import { fetchPage } from './sandbox-page.ts';
import { signFields } from './sign/signatures.ts';
import { unreadRow } from './unread-row.ts';

const pageSize = 200;

export function sandboxNetwork(
  access: SandboxAccess,
  policy: RetryPolicy = defaultRetryPolicy,
): OfferNetwork {
  const trackUrl = new URL('/network/track', access.url);
  return {
    id: 'sandbox-network',
    name: 'Sandbox Network',
    redirectHosts: [trackUrl.host],

    trackingLink: ({ click, offerRef, platform }) => {
      const link = new URL(trackUrl);
      const sig = signFields(['track', offerRef, click], access.signingKeys);
      link.search = `${new URLSearchParams({ campaign: offerRef, click, platform, sig })}`;
      return link.href;
    },

    verifyEvent: (message) => readEvent(message, access.signingKeys),
    readCatalogue: async (cursor, signal) => {
      const wanted = { path: '/network/catalogue', pageSize, cursor };
      return readPage(await fetchPage(wanted, access, policy, signal));
    },
  };
}

const campaignName = z.string().min(1).max(100);

const cataloguePage = z.object({
  offers: z.array(z.unknown()).max(pageSize * 2),
  closed: z.array(campaignName).max(10_000),
  cursor: z.string().min(1).max(1000),
  more: z.boolean(),
});

async function readPage(answer: unknown): Promise<CataloguePage> {
  const page = cataloguePage.safeParse(answer);
  if (!page.success)
    throw new SupplierUnavailable('A page of the offer network does not have the expected format');
  const items = await inSlices(page.data.offers, translateCampaign);
  return {
    offers: items.flatMap((item) => (item.kind === 'open' ? [item.offer] : [])),
    closed: [...page.data.closed, ...items.flatMap((item) => (item.kind === 'unusable' ? [item.ref] : []))],
    unread: items.flatMap((item, place) =>
      item.kind === 'open' ? [] : [unreadRow(item, page.data.offers[place])],
    ),
    cursor: page.data.cursor,
    complete: !page.data.more,
  };
}
