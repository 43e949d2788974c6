// Operators connect accounts at suppliers.
import { fieldError } from '#console/field-error.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import { insertAccount, type SupplierAccount } from '#store/suppliers/accounts.ts';
import { openAccount, type TriedAccount } from './open-account.ts';
import { saveOpened } from './save-opened.ts';
import { sealSecrets } from './seal-secrets.ts';

export async function connectAccount(
  ctx: Context,
  operator: Operator,
  { kind: kindName, reason, ...account }: TriedAccount & { kind: string; reason: string },
): Promise<SupplierAccount> {
  const { id, name, settings, secrets } = account;
  const kind = ctx.supply.kinds.get(kindName);
  if (!kind) throw fieldError('/kind', 'There is no such kind.');
  if (ctx.supply.isBuiltIn(id) || reserved.has(id)) throw taken();
  const opened = await openAccount(ctx, kind, account);
  const at = ctx.now();
  const stored = await ctx.database.transaction(async (tx) => {
    const sealed = sealSecrets(ctx.secret, id, secrets);
    const row = { id, kind: kindName, name, settings, secrets: sealed, updated_at: at };
    const inserted = await insertAccount(tx, row);
    if (!inserted) throw taken();
    await saveOpened(tx, opened);
    const changes = [
      { field: 'kind', old: null, new: kindName },
      { field: 'name', old: null, new: name },
      { field: 'settings', old: null, new: settings },
      ...Object.keys(secrets).map((secret) => ({ field: `secret ${secret}`, old: null, new: 'set' })),
    ];
    await recordChange(tx, { by: operator, what: `supplier ${id} connected`, at, reason, changes });
    return inserted;
  });
  await ctx.supply.follow();
  return stored;
}

/** The console has a page of that address. */
const reserved: ReadonlySet<string> = new Set(['new']);

const taken = () => new ApiError('conflict', 'There is a supplier of this id already.');
