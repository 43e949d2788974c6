// Admins add and rename publishers.
import { randomBytes } from 'node:crypto';
import { writeShare } from '@earnwall/domain/console/share';
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
import { requireShare } from './publisher-share.ts';

export async function addPublisher(
  ctx: Context,
  operator: Operator,
  { name, payout_share }: { name: string; payout_share?: string | undefined },
): Promise<CountedPublisher> {
  const share = payout_share === undefined ? {} : { payout_share_bp: requireShare(payout_share) };
  const at = ctx.now();
  return await ctx.database.transaction(async (tx) => {
    const publisher = await insertPublisher(tx, { id: newId(name), name, created_at: at, ...share });
    const changes = [
      { field: 'name', old: null, new: name },
      { field: 'payout_share', old: null, new: writeShare(publisher.payout_share_bp) },
    ];
    const what = `publisher ${name} added`;
    await recordChange(tx, { by: operator, what, at, publisher_id: publisher.id, changes });
    return { ...publisher, people: 0, apps: 0 };
  });
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
