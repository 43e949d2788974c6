// What people do with the factors they have.
import { mustHaveFactor } from '@earnwall/domain/console/access';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import { deleteFactor, findFactors } from '#store/console/factors.ts';
import { lockPerson } from '#store/console/people.ts';
import { replaceRecoveryCodes } from '#store/console/recovery-codes.ts';
import { fieldError } from './field-error.ts';
import { requirePerson } from './person-actor.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';

export async function removeFactor(ctx: Context, operator: Operator, id: string): Promise<void> {
  const person = await requirePerson(ctx, operator);
  await ctx.database.transaction(async (tx) => {
    await lockPerson(tx, person.id);
    const factors = await findFactors(tx, person.id);
    const removed = factors.find((factor) => factor.id === id);
    if (!removed) throw new ApiError('not-found', 'There is no such factor.');
    const isLast = factors.length === 1;
    if (isLast && mustHaveFactor(person.role))
      throw fieldError('id', 'Your role must have a factor. Add another one before you remove this one.');
    await deleteFactor(tx, person.id, id);
    if (isLast) await replaceRecoveryCodes(tx, person.id, []);
    await recordChange(tx, {
      ...{ by: operator, what: `factor ${removed.kind} removed`, at: ctx.now() },
      publisher_id: person.publisher_id,
      changes: [{ field: 'factor', old: removed.name, new: null }],
    });
  });
}

export async function newRecoveryCodes(ctx: Context, operator: Operator): Promise<string[]> {
  const person = await requirePerson(ctx, operator);
  return await ctx.database.transaction(async (tx) => {
    await lockPerson(tx, person.id);
    if ((await findFactors(tx, person.id)).length === 0)
      throw new ApiError('unprocessable', 'Add a factor first: recovery codes stand in for one.');
    const { publisher_id } = person;
    await recordChange(tx, { by: operator, what: 'recovery codes renewed', at: ctx.now(), publisher_id });
    return await renewRecoveryCodes(tx, ctx.secret, person.id);
  });
}
