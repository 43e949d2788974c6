// The first admin. Nobody can do it without the operators' key, and nobody can do it twice.
import type { SignInStep } from '@earnwall/contract/entities/console-sign-in';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import type { SessionAnswer } from '#request/session-answer.ts';
import { recordChange } from '#store/console/audit.ts';
import { insertPerson, isAdminThere, lockTeam } from '#store/console/people.ts';
import type { Client } from './client.ts';
import { fieldError } from './field-error.ts';
import { newPassword } from './new-password.ts';
import { beginSession, stepAnswer } from './sessions.ts';

interface FirstAdmin {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export async function setUp(
  ctx: Context,
  { name, email, password }: FirstAdmin,
  { operator, client }: { operator: Operator; client: Client },
): Promise<SessionAnswer<SignInStep>> {
  if (await isAdminThere(ctx.database.db)) throw alreadyThere();
  const password_hash = await newPassword(ctx, password, email);
  const now = ctx.now();
  const token = await ctx.database.transaction(async (tx) => {
    await lockTeam(tx);
    if (await isAdminThere(tx)) throw alreadyThere();
    const admin = await insertPerson(tx, { name, email, role: 'admin', password_hash, created_at: now });
    if (!admin) throw fieldError('email', 'Somebody else has this mail address.');
    const changes = [{ field: 'role', old: null, new: 'admin' }];
    await recordChange(tx, { by: operator, what: `set-up: ${name} is the first admin`, at: now, changes });
    return await beginSession(tx, {
      ...{ person_id: admin.id, stage: 'enrol', factor_at: null, client, operator, now },
    });
  });
  return stepAnswer('enrol', [], token);
}

const alreadyThere = () => new ApiError('conflict', 'There is an admin already: sign in, or be invited.');

/** What to open while there is no admin; null afterwards. The key is in the fragment, which browsers send to nobody. */
export async function setUpLink(
  { database, consoleUrl }: Pick<Context, 'database' | 'consoleUrl'>,
  operatorKey: string,
): Promise<string | null> {
  if (await isAdminThere(database.db)) return null;
  return `${consoleUrl()}/console/set-up#key=${encodeURIComponent(operatorKey)}`;
}
