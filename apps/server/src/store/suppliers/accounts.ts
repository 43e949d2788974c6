// Accounts at suppliers and offer networks. A change takes part only if nobody else has changed the account meanwhile.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { offer_networks } from '#store/schema/offers.ts';
import { supplier_accounts } from '#store/schema/supplier-accounts.ts';
import { suppliers } from '#store/schema/surveys.ts';

export type SupplierAccount = typeof supplier_accounts.$inferSelect;
type NewAccount = Pick<SupplierAccount, 'id' | 'kind' | 'name' | 'settings' | 'secrets' | 'updated_at'>;
type Changes = Pick<SupplierAccount, 'name' | 'status' | 'settings' | 'secrets' | 'updated_at'>;

export async function findAccounts(on: Queryable): Promise<SupplierAccount[]> {
  return await on.select().from(supplier_accounts).orderBy(asc(supplier_accounts.id));
}

/** By which nodes see what has changed. */
export async function findAccountVersions(on: Queryable): Promise<{ id: string; version: number }[]> {
  return await on
    .select({ id: supplier_accounts.id, version: supplier_accounts.version })
    .from(supplier_accounts);
}

export async function findAccountsOf(on: Queryable, ids: readonly string[]): Promise<SupplierAccount[]> {
  if (ids.length === 0) return [];
  return await on
    .select()
    .from(supplier_accounts)
    .where(inArray(supplier_accounts.id, [...ids]));
}

export async function findAccount(on: Queryable, id: string): Promise<SupplierAccount | null> {
  return (await findAccountsOf(on, [id]))[0] ?? null;
}

/** Null where the id is taken, also by a supplier or network without an account. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<SupplierAccount | null> {
  const { rows } = await tx.execute(sql`
    select from ${suppliers} where ${suppliers.id} = ${account.id}
    union all select from ${offer_networks} where ${offer_networks.id} = ${account.id}`);
  if (rows.length > 0) return null;
  const [inserted] = await tx.insert(supplier_accounts).values(account).onConflictDoNothing().returning();
  return inserted ?? null;
}

/** Null where the account has another version by now. */
export async function changeAccount(
  tx: Tx,
  { id, version }: Pick<SupplierAccount, 'id' | 'version'>,
  changes: Changes,
): Promise<SupplierAccount | null> {
  const [changed] = await tx
    .update(supplier_accounts)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(supplier_accounts.id, id), eq(supplier_accounts.version, version)))
    .returning();
  return changed ?? null;
}

/** What a paused one has is neither shown nor entered; reports go on. */
export async function setSupplyStatus(tx: Tx, id: string, status: SupplierAccount['status']): Promise<void> {
  await tx.update(suppliers).set({ status }).where(eq(suppliers.id, id));
  await tx.update(offer_networks).set({ status }).where(eq(offer_networks.id, id));
}

export interface SupplyRow {
  readonly id: string;
  readonly status: 'live' | 'paused';
  readonly created_at: Date;
}

/** All suppliers and networks that have a row. */
export async function findSupplyRows(on: Queryable): Promise<SupplyRow[]> {
  const of = (table: typeof suppliers | typeof offer_networks) =>
    on.select({ id: table.id, status: table.status, created_at: table.created_at }).from(table);
  const found = await Promise.all([of(suppliers), of(offer_networks)]);
  return found.flat().sort((a, b) => (a.id < b.id ? -1 : 1));
}

export async function findSupplyStatuses(on: Queryable): Promise<Map<string, SupplyRow['status']>> {
  return new Map((await findSupplyRows(on)).map(({ id, status }) => [id, status]));
}
