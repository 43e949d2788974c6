// The people of the console's tests by name: two operators, a publisher's three, and an owner of another publisher.
import type { Role } from '@earnwall/contract/console-access';
import type { Queryable } from '#store/engine/queryable.ts';
import { factors, people } from '#store/schema/people.ts';
import { aPerson, type SignedInPerson } from '#testing/console-people.ts';
import type { World } from './console-samples.ts';

const ours = { dana: 'admin', sam: 'support', olive: 'owner', dev: 'developer', ana: 'analyst' } as const;

export type TeamMember = keyof typeof ours | 'otto';
export type Team = Readonly<Record<TeamMember, SignedInPerson>>;

/** Everybody has a second factor, also who was there before. Otto owns the other publisher. */
export async function makeTeam(on: Queryable, own: World, other: World, now: Date): Promise<Team> {
  const make = (name: string, role: Role, { publisher_id }: World) =>
    aPerson(on, role, { publisher_id, name, email: `${name}@example.com`, now });
  const team = {
    dana: await make('dana', ours.dana, own),
    sam: await make('sam', ours.sam, own),
    olive: await make('olive', ours.olive, own),
    dev: await make('dev', ours.dev, own),
    ana: await make('ana', ours.ana, own),
    otto: await make('otto', 'owner', other),
  };
  const everybody = await on.select({ person_id: people.id }).from(people);
  const factor = { kind: 'totp', name: 'Phone', confirmed_at: now, created_at: now } as const;
  await on.insert(factors).values(everybody.map(({ person_id }) => ({ person_id, ...factor })));
  return team;
}
