// POST /users/{app}/{uhash}/supplier-ids/revoke of the operators: suppliers know the person by another id from now on
// (decision 0115).

import { revokeSupplierIds } from '#accounts/revoke-supplier-ids.ts';
import type { ConsoleHandler } from '#calls/console/handler.ts';

export const postUsersSupplierIdsRevoke: ConsoleHandler<
  'console/users/post-users-supplier-ids-revoke'
> = async (ctx, call) => revokeSupplierIds(ctx, call);
