// The people of the demo: one of each role, whom anybody may be with one click.
import type { Role } from '@earnwall/contract/console-access';
import type { SignInStep } from '@earnwall/contract/entities/console-sign-in';
import { sessionMs } from '@earnwall/domain/console/session-times';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import type { SessionAnswer } from '#request/session-answer.ts';
import { recordAccess } from '#store/console/audit.ts';
import { findPersonByEmail } from '#store/console/people.ts';
import type { Client } from './client.ts';
import { actorOf } from './person-actor.ts';
import { beginSession, stepAnswer } from './sessions.ts';

export const demoEmail = (role: Role): string => `${role}@pixel-quest.example`;

export async function signInToDemo(
  ctx: Context,
  { role, client, operator }: { role: Role; client: Client; operator: Operator },
): Promise<SessionAnswer<SignInStep>> {
  const person = ctx.config.demo ? await findPersonByEmail(ctx.database.db, demoEmail(role)) : null;
  // Somebody may have given the demo's person another role since.
  if (!person || person.role !== role) throw new ApiError('not-found', 'There is no such address.');
  const now = ctx.now();
  // They have no factor that could be proven again, so that the session counts as fresh until it ends.
  const factor_at = new Date(now.getTime() + sessionMs);
  const token = await ctx.database.transaction(async (tx) => {
    const by = actorOf(person, operator.request_id);
    const { id: person_id, publisher_id } = person;
    await recordAccess(tx, { by, what: 'signed in to the demo', at: now, publisher_id });
    return await beginSession(tx, { person_id, stage: 'full', factor_at, client, operator, now });
  });
  return stepAnswer('full', [], token);
}
