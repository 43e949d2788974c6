// Dynata's opportunities are a queue of notifications: what was received is hidden from other readers for a while, and comes
// again unless it is acknowledged. What cannot be read is acknowledged too, or the queue would bring it for ever.
import * as z from 'zod';
import { fetchJson, fetchText, type RetryPolicy } from '#adapters/suppliers/fetch-json.ts';
import { unreadRow } from '#adapters/suppliers/unread-row.ts';
import { SupplierUnavailable } from '#ports/feed.ts';
import type { InventoryFeed, InventoryPage } from '#ports/supplier.ts';
import { inSlices } from '#request/in-slices.ts';
import type { DynataKeys } from './signature.ts';
import { signedHeaders } from './signed-headers.ts';
import { type Translated, type TranslationRules, translate } from './translate.ts';

export interface RegistryAccess {
  readonly base: string;
  readonly keys: DynataKeys;
  readonly shards: { readonly count: number; readonly current: number };
  readonly visibilitySeconds: number;
  readonly everySeconds: number;
}

/** The most that Dynata gives at once. */
const limit = 50;

const notifications = z.array(z.unknown()).max(limit * 2);

/** A queue needs no cursor: Dynata knows what we have acknowledged. */
const cursor = 'queue';

export function registryFeed(
  access: RegistryAccess,
  rules: TranslationRules,
  policy: RetryPolicy,
  now: () => Date,
): InventoryFeed {
  const request = (body: string) => ({
    method: 'POST' as const,
    headers: signedHeaders(body, access.keys, now()),
    body,
  });
  return {
    kind: 'queue',
    everyMs: access.everySeconds * 1000,
    read: async (_, signal) => {
      const { shards, visibilitySeconds: visibility_timeout } = access;
      const body = JSON.stringify({ limit, shards, visibility_timeout });
      const address = new URL('receive-notifications', access.base);
      const rows = notifications.safeParse(await fetchJson(address, request(body), policy, signal));
      if (!rows.success) throw new SupplierUnavailable('The notifications of the registry are not a list');
      return pageOf(rows.data, rules, async (ids, signal) => {
        const address = new URL('ack-notifications', access.base);
        await fetchText(address, request(JSON.stringify(ids)), policy, signal);
      });
    },
  };
}

async function pageOf(
  rows: readonly unknown[],
  rules: TranslationRules,
  acknowledge: (ids: readonly number[], signal: AbortSignal) => Promise<void>,
): Promise<InventoryPage> {
  const read = await inSlices(rows, (row) => ({ row, item: translate(row, rules) }));
  // Of several notifications about one opportunity the last says what it is like now.
  const latest = new Map(read.map(({ item }, place) => [refOf(item) ?? place, item]));
  const items = [...latest.values()];
  const ids = items.flatMap((item) => refOf(item) ?? []).map(Number);
  return {
    surveys: items.flatMap((item) => (item.kind === 'open' ? [item.survey] : [])),
    closed: items.flatMap((item) => (item.kind === 'closed' || item.kind === 'unusable' ? [item.ref] : [])),
    unread: read.flatMap(({ row, item }) =>
      item.kind === 'unusable' || item.kind === 'malformed' ? [unreadRow(item, row)] : [],
    ),
    cursor,
    complete: rows.length === 0,
    ...(ids.length > 0 && { acknowledge: (signal: AbortSignal) => acknowledge(ids, signal) }),
  };
}

const refOf = (item: Translated): string | null => (item.kind === 'malformed' ? null : item.ref);
