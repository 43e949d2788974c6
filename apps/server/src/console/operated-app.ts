// An app with all that an editor of its settings needs.
import type { OperatedApp } from '@earnwall/contract/entities/operated-app';
import { presentOperatedApp } from '#present/operated-app.ts';
import type { Context } from '#request/context.ts';
import { findPublisher, findSources, hasAmounts } from '#store/console/app-settings.ts';
import type { Scope } from '#store/console/scope.ts';
import { requireApp } from './require-app.ts';

export async function showApp(
  ctx: Pick<Context, 'database' | 'now' | 'publicUrl'>,
  scope: Scope,
  app_id: string,
): Promise<OperatedApp> {
  const { db } = ctx.database;
  const app = await requireApp(ctx, scope, app_id);
  const [sources, decimals_fixed, publisher] = await Promise.all([
    findSources(db, app_id),
    hasAmounts(db, app_id),
    findPublisher(db, scope, app.publisher_id),
  ]);
  if (!publisher) throw new Error(`The publisher ${app.publisher_id} of app ${app_id} is missing`);
  const parts = { app, publisher, sources, decimals_fixed };
  return presentOperatedApp(parts, { now: ctx.now(), publicUrl: ctx.publicUrl() });
}
