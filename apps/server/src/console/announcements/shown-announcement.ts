// One announcement as the console shows it, within the asker's scope.
import type { OperatedAnnouncement } from '@earnwall/contract/entities/operated-announcement';
import { presentOperatedAnnouncement } from '#present/operated-announcement.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { findScopedAnnouncement } from '#store/console/announcements.ts';
import type { Scope } from '#store/console/scope.ts';

export async function showAnnouncement(
  { database, now }: Pick<Context, 'database' | 'now'>,
  scope: Scope,
  id: string,
): Promise<OperatedAnnouncement> {
  const found = await findScopedAnnouncement(database.db, scope, id);
  if (!found) throw new ApiError('not-found', 'There is no such announcement.');
  return presentOperatedAnnouncement(found, now());
}
