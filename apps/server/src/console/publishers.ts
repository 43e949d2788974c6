// Admins add and rename publishers.
import { randomBytes } from 'node:crypto';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import {
  type CountedPublisher,
  findPublisher,
  insertPublisher,
  renamePublisher,
} from '#store/console/publishers.ts';

export async function addPublisher(
  ctx: Context,
  operator: Operator,
  name: string,
): Promise<CountedPublisher> {
  const publisher = { id: newId(name), name, created_at: ctx.now() };
  await ctx.database.transaction(async (tx) => {
    await insertPublisher(tx, publisher);
    const changes = [{ field: 'name', old: null, new: name }];
    const { id: publisher_id, created_at: at } = publisher;
    await recordChange(tx, { by: operator, what: `publisher ${name} added`, at, publisher_id, changes });
  });
  return { ...publisher, people: 0, apps: 0 };
}

/** Readable, and never taken. */
const newId = (name: string): string => {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return [...(words ? [words] : []), randomBytes(4).toString('hex')].join('-');
};

export async function changePublisher(
  ctx: Context,
  operator: Operator,
  id: string,
  name: string,
): Promise<CountedPublisher> {
  return await ctx.database.transaction(async (tx) => {
    const found = await findPublisher(tx, id);
    if (!found) throw new ApiError('not-found', 'There is no such publisher.');
    await renamePublisher(tx, id, name);
    const changes = [{ field: 'name', old: found.name, new: name }];
    const what = `publisher ${name} renamed`;
    await recordChange(tx, { by: operator, what, at: ctx.now(), publisher_id: id, changes });
    return { ...found, name };
  });
}
