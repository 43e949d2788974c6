// People of the console, signed in.
import { randomBytes } from 'node:crypto';
import type { Role } from '@earnwall/contract/console-access';
import { isOperatorRole } from '@earnwall/domain/console/access';
import { newToken, tokenDigest } from '#console/session-token.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { console_sessions, people } from '#store/schema/people.ts';
import { aPublisher } from './apps.ts';

export interface SignedInPerson {
  readonly id: string;
  readonly email: string;
  /** The headers of a request by a page of the console. */
  readonly headers: Readonly<Record<string, string>>;
}

interface NewPerson {
  publisher_id?: string;
  name?: string;
  email?: string;
  /** The clock of the server under test. */
  now?: Date;
  /** When a factor was last proven; now when absent. */
  factor_at?: Date | null;
  stage?: 'factor' | 'enrol' | 'full';
}

export async function aPerson(on: Queryable, role: Role, given: NewPerson = {}): Promise<SignedInPerson> {
  const { now = new Date(), name = `Some ${role}`, stage = 'full' } = given;
  const publisher_id = isOperatorRole(role) ? null : (given.publisher_id ?? (await aPublisher(on)));
  const email = given.email ?? `${role}-${randomBytes(4).toString('hex')}@example.com`;
  const [person] = await on
    .insert(people)
    .values({ email, name, role, publisher_id, created_at: now })
    .returning();
  if (!person) throw new Error('The person was not stored');
  const token = newToken();
  const factor_at = given.factor_at === undefined ? now : given.factor_at;
  await on.insert(console_sessions).values({
    ...{ digest: tokenDigest(token), person_id: person.id, stage, factor_at },
    ...{ device: 'A test', address: '127.0.0.1', created_at: now, seen_at: now },
    expires_at: new Date(now.getTime() + 7 * 24 * 3_600_000),
  });
  const headers = { cookie: `earnwall-console=${token}`, 'sec-fetch-site': 'same-origin' };
  return { id: person.id, email, headers };
}
