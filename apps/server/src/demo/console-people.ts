// The people of the demo's console, one of each role. They have no password: the sign-in page lets anybody be one of them.
import { type Role, roles } from '@earnwall/contract/console-access';
import { isOperatorRole } from '@earnwall/domain/console/access';
import { demoEmail } from '#console/demo.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { people } from '#store/schema/people.ts';
import { demoPublisher } from './apps.ts';

const names: Readonly<Record<Role, string>> = {
  admin: 'Ada Admin',
  support: 'Sam Support',
  owner: 'Olga Owner',
  developer: 'Dev Developer',
  analyst: 'Ana Analyst',
};

export async function seedConsolePeople(tx: Tx, now: Date): Promise<void> {
  await tx
    .insert(people)
    .values(
      roles.map((role) => ({
        ...{ email: demoEmail(role), name: names[role], role, created_at: now },
        publisher_id: isOperatorRole(role) ? null : demoPublisher.id,
      })),
    )
    .onConflictDoNothing();
}
