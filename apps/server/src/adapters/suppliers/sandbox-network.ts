// The sandbox's offer network as the product meets any other: by HTTP, with a key, and in the network's own words.
import * as z from 'zod';
import type { CataloguePage, OfferNetwork } from '#ports/offer-network.ts';
import { CursorExpired, SupplierUnavailable } from '#ports/supplier.ts';
import { fetchJson, type Patience, patience, Refused } from './fetch-json.ts';
import type { SandboxAccess } from './sandbox-account.ts';
import { translateCampaign } from './sandbox-campaign.ts';
import { readEvent } from './sandbox-event.ts';
import { signFields } from './signatures.ts';

const pageSize = 200;

export function sandboxNetwork(access: SandboxAccess, manners: Patience = patience): OfferNetwork {
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
    readCatalogue: async (cursor, signal) => readPage(await askForPage(access, cursor, manners, signal)),
  };
}

async function askForPage(
  { url, apiKey }: SandboxAccess,
  cursor: string | null,
  manners: Patience,
  signal: AbortSignal,
): Promise<unknown> {
  const question = new URL('/network/catalogue', url);
  question.searchParams.set('limit', `${pageSize}`);
  if (cursor !== null) question.searchParams.set('cursor', cursor);
  try {
    return await fetchJson(question, { 'x-api-key': apiKey }, manners, signal);
  } catch (error) {
    // 400 too: a cursor that the network cannot read any more is as good as forgotten.
    if (cursor !== null && error instanceof Refused && [400, 410].includes(error.status))
      throw new CursorExpired('The network no longer knows the cursor', { cause: error });
    throw error;
  }
}

const campaignName = z.string().min(1).max(100);

const cataloguePage = z.object({
  offers: z.array(z.unknown()).max(pageSize * 2),
  closed: z.array(campaignName).max(10_000),
  cursor: z.string().min(1).max(1000),
  more: z.boolean(),
});

function readPage(answer: unknown): CataloguePage {
  const page = cataloguePage.safeParse(answer);
  if (!page.success) throw new SupplierUnavailable('The page of the network has another form than agreed');
  const items = page.data.offers.map(translateCampaign);
  return {
    offers: items.flatMap((item) => (item.kind === 'open' ? [item.offer] : [])),
    closed: [...page.data.closed, ...items.flatMap((item) => (item.kind === 'unusable' ? [item.ref] : []))],
    skipped: items.filter(({ kind }) => kind !== 'open').length,
    cursor: page.data.cursor,
    complete: !page.data.more,
  };
}
