// BitLabs' static offer list, page by page: `skip` counts the offers before a page, and a page that is not full is the last.
import * as z from 'zod';
import { fetchJson, type RetryPolicy } from '#adapters/suppliers/fetch-json.ts';
import { unreadRow } from '#adapters/suppliers/unread-row.ts';
import { CursorExpired, SupplierUnavailable } from '#ports/feed.ts';
import type { CataloguePage } from '#ports/offer-network.ts';
import { inSlices } from '#request/in-slices.ts';
import { translateOffer } from './offer.ts';
import type { BitlabsSecrets, BitlabsSettings } from './settings.ts';

const maxOffers = 100_000;
const offersAnswer = z.object({ data: z.object({ offers: z.array(z.unknown()) }) });

export async function readCatalogue(
  cursor: string | null,
  { settings, secrets, policy }: { settings: BitlabsSettings; secrets: BitlabsSecrets; policy: RetryPolicy },
  signal: AbortSignal,
): Promise<CataloguePage> {
  const skip = skipOf(cursor);
  const url = new URL(`${settings.api_url.replace(/\/$/, '')}/v2/publishers/offers`);
  url.search = `${new URLSearchParams({ limit: `${settings.page_size}`, skip: `${skip}` })}`;
  const answer = offersAnswer.safeParse(
    await fetchJson(url, { headers: { 'x-s2s-token': secrets.api_key } }, policy, signal),
  );
  if (!answer.success || answer.data.data.offers.length > settings.page_size)
    throw new SupplierUnavailable('A page of the offer network does not have the expected format');
  const { offers: rows } = answer.data.data;
  const items = await inSlices(rows, (row) => ({ row, read: translateOffer(row, settings) }));
  const complete = rows.length < settings.page_size;
  return {
    offers: items.flatMap(({ read }) => (read.kind === 'open' ? [read.offer] : [])),
    closed: items.flatMap(({ read }) => (read.kind === 'unusable' ? [read.ref] : [])),
    unread: items.flatMap(({ row, read }) => (read.kind === 'open' ? [] : [unreadRow(read, row)])),
    cursor: complete ? 'whole' : `skip:${skip + rows.length}`,
    complete,
  };
}

function skipOf(cursor: string | null): number {
  if (cursor === null) return 0;
  const [, digits] = /^skip:(\d{1,6})$/.exec(cursor) ?? [];
  if (digits === undefined) throw new CursorExpired('BitLabs tells no changes: each reading is a whole list');
  const skip = Number(digits);
  if (skip > maxOffers) throw new SupplierUnavailable('The list of the offer network does not end');
  return skip;
}
