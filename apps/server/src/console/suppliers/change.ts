// Operators change, pause and resume accounts at suppliers.
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import {
  changeAccount,
  findAccount,
  type SupplierAccount,
  setSupplyStatus,
} from '#store/suppliers/accounts.ts';
import { openAccount } from './open-account.ts';
import { notePause } from './pause.ts';
import { saveOpened } from './save-opened.ts';
import { type Secrets, sealSecrets, unsealSecrets } from './seal-secrets.ts';

export interface AccountChanges {
  readonly version: number;
  readonly name?: string | undefined;
  readonly status?: SupplierAccount['status'] | undefined;
  readonly settings?: SupplierAccount['settings'] | undefined;
  /** Null removes one; those that are not named stay. */
  readonly secrets?: Secrets | undefined;
  readonly reason: string;
}

export async function changeConnected(
  ctx: Context,
  operator: Operator,
  id: string,
  given: AccountChanges,
): Promise<SupplierAccount> {
  const old = await findAccount(ctx.database.db, id);
  if (!old) throw new ApiError('not-found', 'There is no such account.');
  if (old.version !== given.version) throw movedOn();
  const { name = old.name, status = old.status, settings = old.settings } = given;
  const isNew = given.name !== undefined || given.settings !== undefined || given.secrets !== undefined;
  // A pause alone must work also where an account can no longer be opened.
  const renewed = isNew ? await reopen(ctx, old, { name, settings, secrets: given.secrets ?? {} }) : null;
  const at = ctx.now();
  const stored = await ctx.database.transaction(async (tx) => {
    const secrets = renewed?.sealed ?? old.secrets;
    const changed = await changeAccount(tx, old, { name, status, settings, secrets, updated_at: at });
    if (!changed) throw movedOn();
    if (renewed) await saveOpened(tx, renewed.opened);
    if (status !== old.status) {
      await setSupplyStatus(tx, id, status);
      await notePause(tx, id, { paused: status === 'paused', reason: given.reason }, at);
    }
    const changes = changesOf(old, { name, status, settings }, Object.keys(given.secrets ?? {}));
    const what = `supplier ${id} ${wordFor(old.status, status)}`;
    await recordChange(tx, { by: operator, what, at, reason: given.reason, changes });
    return changed;
  });
  await ctx.supply.follow();
  return stored;
}

async function reopen(
  ctx: Context,
  { id, kind: kindName, secrets: sealed }: SupplierAccount,
  { name, settings, secrets: given }: Pick<SupplierAccount, 'name' | 'settings'> & { secrets: Secrets },
) {
  const kind = ctx.supply.kinds.get(kindName);
  if (!kind) throw new ApiError('unprocessable', 'This server does not know the kind of this account.');
  const merged = { ...storedSecrets(ctx.secret, id, sealed), ...given };
  const secrets = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
  const opened = await openAccount(ctx, kind, { id, name, settings, secrets });
  return { opened, sealed: sealSecrets(ctx.secret, id, secrets) };
}

/** Those that can no longer be read have to be given anew: the schema of the kind says which are missing. */
function storedSecrets(secret: string, id: string, sealed: Uint8Array): Secrets {
  try {
    return unsealSecrets(secret, id, sealed);
  } catch {
    return {};
  }
}

const movedOn = () =>
  new ApiError('conflict', 'Somebody else has changed this account: look at it again, then change it.');

const wordFor = (from: SupplierAccount['status'], to: SupplierAccount['status']): string =>
  from === to ? 'changed' : to === 'paused' ? 'paused' : 'resumed';

function changesOf(
  old: SupplierAccount,
  now: Pick<SupplierAccount, 'name' | 'status' | 'settings'>,
  secrets: readonly string[],
) {
  const fields = ['name', 'status', 'settings'] as const;
  return [
    ...fields
      .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
      .map((field) => ({ field, old: old[field], new: now[field] })),
    ...secrets.map((secret) => ({ field: `secret ${secret}`, old: null, new: 'changed' })),
  ];
}
