// The extension has a token of its own, valid for its calls only. It belongs to a user, who is identified by the same rules
// as in the panel.
import { formatBearer } from '@earnwall/domain/accounts/bearer';
import type { IdentityContext } from '#accounts/admit.ts';
import { identify } from '#accounts/identify.ts';
import { loginError } from '#request/api-error.ts';
import type { Visit } from '#request/visit.ts';
import type { Caller } from '#request/who.ts';
import { findByToken, recordSeen } from '#store/people/extension.ts';
import { digestOf } from './digest.ts';

const seenEveryMs = 60 * 60 * 1000;

export async function identifyExtension(
  ctx: IdentityContext,
  visit: Visit,
  header: string | undefined,
): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  const install = token === undefined ? null : await findByToken(ctx.database.db, digestOf(token));
  if (!install) throw loginError(1);
  const now = ctx.now();
  if (now.getTime() - install.seen_at.getTime() > seenEveryMs)
    await recordSeen(ctx.database.db, install, now);
  return await identify(ctx, visit, formatBearer({ kind: 'hash', uhash: install.uhash }), false);
}
