// Whether the person behind an id was erased: known by digests alone.
import { uuidDigest } from '#accounts/uuid-digest.ts';
import { findAppIds } from '#store/console/apps.ts';
import type { Within } from '#store/console/within.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findErasureBy } from '#store/people/users.ts';

export async function findErased(on: Queryable, within: Within, given: string): Promise<Date | null> {
  const ids = within.app_id === null ? await findAppIds(on, within.scope) : [within.app_id];
  return ids.length === 0 ? null : await findErasureBy(on, ids, uuidDigest(given));
}
