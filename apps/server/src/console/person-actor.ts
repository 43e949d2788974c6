// A person as the audit names who did something.
import type { Role } from '@earnwall/contract/console-access';
import { loginError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator, OperatorSession } from '#request/operator.ts';
import type { Actor } from '#store/console/audit.ts';
import { findPerson, type PersonWithPublisher } from '#store/console/people.ts';

export const actorOf = (
  { id, name, role }: { id: string; name: string; role: Role },
  request_id: string | null,
): Actor => ({ name, role, person_id: id, request_id });

/** The session of a call that only people can make. */
export function sessionOf({ session }: Operator): OperatorSession {
  if (!session) throw loginError(1);
  return session;
}

/** Who is signed in. */
export async function requirePerson(
  { database }: Pick<Context, 'database'>,
  operator: Operator,
): Promise<PersonWithPublisher> {
  const person = await findPerson(database.db, sessionOf(operator).person_id);
  if (!person) throw loginError(1);
  return person;
}
