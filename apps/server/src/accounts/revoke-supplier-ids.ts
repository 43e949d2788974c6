// An operator replaces the ids under which suppliers know a person: stored together with who did it and why.
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { type Actor, recordChange } from '#store/console/audit.ts';
import { findAccount } from '#store/people/account-states.ts';
import { lockUser } from '#store/people/users.ts';
import { revokePeople } from '#store/suppliers/people.ts';

interface RevokeRequest {
  params: { app: string; uhash: string };
  body: { supplier?: string | undefined; reason: string };
  operator: Actor;
}

/** Resolves to the suppliers and networks where the person had an id. */
export async function revokeSupplierIds(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { params, body, operator }: RevokeRequest,
): Promise<{ suppliers: string[] }> {
  const at = now();
  return database.transaction(async (tx) => {
    const user = await findAccount(tx, { app_id: params.app, uhash: params.uhash });
    if (!user) throw new ApiError('not-found', 'There is no such user.');
    // Whoever enters a survey holds the same lock: an entry has either the old id or the new one.
    await lockUser(tx, user);
    const suppliers = await revokePeople(tx, user, { supplier_id: body.supplier ?? null, at });
    const what = `supplier ids revoked: ${suppliers.join(', ') || 'there were none'}`;
    await recordChange(tx, {
      ...{ app_id: user.app_id, user_id: user.id },
      ...{ what, reason: body.reason, by: operator, at },
    });
    return { suppliers };
  });
}
