// Who holds a session of the console.

import { sessionIdleMs } from '@earnwall/domain/console/session-times';
import type { Context } from '#request/context.ts';
import { type Operator, personOperator } from '#request/operator.ts';
import { findSession, noteSessionSeen } from '#store/console/sessions.ts';
import { tokenDigest } from './session-token.ts';

/** How stale the time of the last use may be. */
const seenEveryMs = 60_000;

export async function findOperator(
  ctx: Pick<Context, 'database' | 'now'>,
  token: string,
  request_id: string,
): Promise<Operator | null> {
  const now = ctx.now();
  const { db } = ctx.database;
  const digest = tokenDigest(token);
  const found = await findSession(db, digest, { now, idleSince: new Date(now.getTime() - sessionIdleMs) });
  if (!found) return null;
  const { session, person } = found;
  if (now.getTime() - session.seen_at.getTime() > seenEveryMs) await noteSessionSeen(db, session, now);
  return personOperator(person, session, request_id);
}
