// What admins and owners do with the people of their scope.
import type { Role } from '@earnwall/contract/console-access';
import { isOperatorRole } from '@earnwall/domain/console/access';
import { lastOneProblem, type Place, placeOf } from '@earnwall/domain/console/team';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import {
  changePerson,
  countOthers,
  findPerson,
  lockTeam,
  type PersonWithPublisher,
  removePerson,
} from '#store/console/people.ts';
import { findPublisher } from '#store/console/publishers.ts';
import { endResetsOf } from '#store/console/resets.ts';
import { endSessionsOf } from '#store/console/sessions.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { fieldError } from './field-error.ts';
import { type MadeReset, makeReset } from './resets.ts';

interface NewRole {
  readonly role: Role;
  readonly publisher_id?: string | undefined;
}

export async function changeRole(
  ctx: Context,
  operator: Operator,
  id: string,
  { role, publisher_id }: NewRole,
): Promise<PersonWithPublisher> {
  return await ctx.database.transaction(async (tx) => {
    const person = await requireMember(tx, operator, id);
    const place = placeOf(role, {
      ownPublisher: operator.scope === 'all' ? null : operator.scope.publisher_id,
      wanted: publisher_id ?? (isOfPublisher(role) ? person.publisher_id : null),
    });
    if ('field' in place) throw fieldError(place.field, place.message);
    if (place.publisher_id !== null && !(await findPublisher(tx, place.publisher_id)))
      throw fieldError('publisher_id', 'There is no such publisher.');
    const isSame = place.role === person.role && place.publisher_id === person.publisher_id;
    if (isSame) return person;
    await mayLeave(tx, person, 'role');
    const at = ctx.now();
    await changePerson(tx, id, place);
    await endSessionsOf(tx, id, null);
    // An owner may have made a link that must not open the account of an operator.
    await endResetsOf(tx, id, at);
    await auditRole(tx, { by: operator, person, place, at });
    return (await findPerson(tx, id)) ?? person;
  });
}

interface GivenRole {
  readonly by: Operator;
  readonly person: PersonWithPublisher;
  readonly place: Place;
  readonly at: Date;
}

/** A move is one event for each side: neither publisher learns where somebody came from or went. */
async function auditRole(tx: Tx, { by, person, place, at }: GivenRole): Promise<void> {
  const { name, role: old, publisher_id: from } = person;
  const { role, publisher_id: to } = place;
  const audit = (what: string, publisher_id: string | null, change: { old: Role | null; new: Role | null }) =>
    recordChange(tx, { by, what, at, publisher_id, changes: [{ field: 'role', ...change }] });
  if (from === to) return await audit(`role of ${name} changed`, to, { old, new: role });
  await audit(`${name} left`, from, { old, new: null });
  await audit(`${name} joined`, to, { old: null, new: role });
}

const isOfPublisher = (role: Role): boolean => !isOperatorRole(role);

export async function remove(ctx: Context, operator: Operator, id: string): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    const person = await requireMember(tx, operator, id);
    await mayLeave(tx, person, 'person');
    const at = ctx.now();
    await removePerson(tx, id, at);
    const { publisher_id, name, role } = person;
    const changes = [{ field: 'role', old: role, new: null }];
    await recordChange(tx, { by: operator, what: `${name} removed`, at, publisher_id, changes });
  });
}

export async function endSessions(ctx: Context, operator: Operator, id: string): Promise<number> {
  return await ctx.database.transaction(async (tx) => {
    const { name, publisher_id } = await requireMember(tx, operator, id);
    const ended = await endSessionsOf(tx, id, null);
    await recordChange(tx, { by: operator, what: `sessions of ${name} ended`, at: ctx.now(), publisher_id });
    return ended;
  });
}

export async function resetFor(
  ctx: Context,
  operator: Operator,
  { id, removes_factors }: { id: string; removes_factors: boolean },
): Promise<MadeReset> {
  return await ctx.database.transaction(async (tx) => {
    const { name, publisher_id } = await requireMember(tx, operator, id);
    const made = await makeReset(ctx, tx, { person_id: id, removes_factors });
    const what = `link for a new password of ${name} made${removes_factors ? ', which removes factors' : ''}`;
    await recordChange(tx, { by: operator, what, at: ctx.now(), publisher_id });
    return made;
  });
}

/** Somebody in the asker's scope; until the end of the transaction no role changes. */
async function requireMember(tx: Tx, operator: Operator, id: string): Promise<PersonWithPublisher> {
  await lockTeam(tx);
  const person = await findPerson(tx, id, operator.scope);
  if (!person) throw new ApiError('not-found', 'There is no such person.');
  return person;
}

async function mayLeave(tx: Tx, person: PersonWithPublisher, field: string): Promise<void> {
  const problem = lastOneProblem(person, await countOthers(tx, person));
  if (problem) throw fieldError(field, problem);
}
