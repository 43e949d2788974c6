// A supplier as it leaves the server: of its secrets, the names.
import type { ConnectedSupplier } from '@earnwall/contract/entities/supplier-account';
import { isoTime } from '#present/iso-time.ts';
import type { Context } from '#request/context.ts';
import type { FeedState } from '#store/suppliers/feed-states.ts';
import type { ListedSupplier } from './listed.ts';
import { unsealSecrets } from './seal-secrets.ts';

export function presentSupplier(
  ctx: Context,
  { id, name, supplies, status, account, feed }: ListedSupplier,
): ConnectedSupplier {
  const kind = account?.kind ?? null;
  return {
    ...{ id, name, supplies, status, kind },
    title: kind === null ? null : (ctx.supply.kinds.get(kind)?.title ?? null),
    settings: account?.settings ?? {},
    secrets_set: account ? namesOf(ctx.secret, id, account.secrets) : [],
    version: account?.version ?? 0,
    fault: ctx.supply.faults.get(id) ?? null,
    callback_url: `${ctx.publicUrl()}/callbacks/${id}`,
    feed: feed && presentFeed(feed),
    created_at: isoTime(account?.created_at ?? null),
    updated_at: isoTime(account?.updated_at ?? null),
  };
}

function presentFeed(feed: FeedState): ConnectedSupplier['feed'] {
  return {
    read_at: isoTime(feed.read_at),
    open_rows: feed.open_rows,
    failed_at: isoTime(feed.failed_at),
    failure: feed.failure,
    failures_in_a_row: feed.failures_in_a_row,
    doubted_at: isoTime(feed.doubted_at),
    doubt: feed.doubt,
    doubt_waived: feed.is_doubt_waived,
  };
}

/** None where they cannot be read: then all have to be given anew. */
function namesOf(secret: string, id: string, sealed: Uint8Array): string[] {
  try {
    return Object.keys(unsealSecrets(secret, id, sealed)).sort();
  } catch {
    return [];
  }
}
