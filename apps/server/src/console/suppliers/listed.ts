// Suppliers and networks as operators see them: the accounts of the table, and those of the configuration.
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findAccounts, findSupplyStatuses, type SupplierAccount } from '#store/suppliers/accounts.ts';
import { type FeedState, findFeedStates } from '#store/suppliers/feed-states.ts';

export interface ListedSupplier {
  readonly id: string;
  readonly name: string;
  readonly supplies: 'surveys' | 'offers' | null;
  readonly status: SupplierAccount['status'];
  /** Null for those of the configuration. */
  readonly account: SupplierAccount | null;
  readonly feed: FeedState | null;
}

export async function listSuppliers(ctx: Context): Promise<ListedSupplier[]> {
  const { db } = ctx.database;
  const [accounts, statuses] = await Promise.all([findAccounts(db), findSupplyStatuses(db)]);
  const ofTable = accounts.map((account) => ({
    ...{ id: account.id, name: account.name, status: account.status, account },
    supplies: ctx.supply.kinds.get(account.kind)?.supplies ?? null,
  }));
  const known = [
    ...[...ctx.supply.suppliers.values()].map(({ id, name }) => ({ id, name, supplies: 'surveys' as const })),
    ...[...ctx.supply.networks.values()].map(({ id, name }) => ({ id, name, supplies: 'offers' as const })),
  ];
  const ofConfiguration = known
    .filter(({ id }) => ctx.supply.isBuiltIn(id))
    .map((supplier) => ({ ...supplier, status: statuses.get(supplier.id) ?? 'live', account: null }));
  return await withFeeds(db, [...ofTable, ...ofConfiguration]);
}

/** Throws where there is none. */
export async function findListed(ctx: Context, id: string): Promise<ListedSupplier> {
  const found = (await listSuppliers(ctx)).find((supplier) => supplier.id === id);
  if (!found) throw new ApiError('not-found', 'There is no such supplier.');
  return found;
}

async function withFeeds(
  on: Queryable,
  list: readonly Omit<ListedSupplier, 'feed'>[],
): Promise<ListedSupplier[]> {
  const states = await findFeedStates(
    on,
    list.map(({ id }) => id),
  );
  const byId = new Map(states.map((state) => [state.supplier_id, state]));
  return list
    .map((supplier) => ({ ...supplier, feed: byId.get(supplier.id) ?? null }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
