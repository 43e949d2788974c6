// An app within the asker's scope; any other does not exist.
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { findScopedApp } from '#store/console/apps.ts';
import type { Scope } from '#store/console/scope.ts';
import type { AppRecord } from '#store/publishers/apps.ts';

export async function requireApp(
  { database }: Pick<Context, 'database'>,
  scope: Scope,
  app_id: string,
): Promise<AppRecord> {
  const app = await findScopedApp(database.db, scope, app_id);
  if (!app) throw new ApiError('not-found', 'There is no such app.');
  return app;
}
