// Switches an app to Live, or back to Test: at once on every node, and in every open panel.
import { checksOf } from '@earnwall/domain/console/go-live/checks';
import { missingChecks } from '@earnwall/domain/console/go-live/steps';
import type { Hub } from '#realtime/hub.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import { changeTestMode } from '#store/console/go-live-changes.ts';
import { findIntegration } from '#store/console/integration.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { findEndpoint } from '#store/publishers/endpoints.ts';
import { circumstancesOf } from './overview.ts';

type Tools = Pick<Context, 'database' | 'now'> & { readonly realtime: Pick<Hub, 'publishToApp'> };

export async function switchMode(
  ctx: Tools,
  app_id: string,
  { test_mode, by, what }: { test_mode: boolean; by: Operator; what: string },
) {
  const at = ctx.now();
  const live_at = await ctx.database.transaction(async (tx) => {
    const before = await changeTestMode(tx, app_id, { test_mode, at });
    if (!before) throw new ApiError('not-found', 'There is no such app.');
    const changes = [{ field: 'test_mode', old: before.test_mode, new: test_mode }];
    if (before.test_mode !== test_mode)
      await recordChange(tx, { by, app_id, what, changes, at, act: 'app-settings' });
    return test_mode ? null : before.test_mode ? at : (before.live_at ?? at);
  });
  ctx.realtime.publishToApp(app_id, 'account-changed', {});
  return { test_mode, live_at: live_at?.toISOString() ?? null };
}

/** Throws what is missing, by the name of the check. */
export async function assertReady({ database }: Tools, app: AppRecord): Promise<void> {
  const [integration, endpoint] = await Promise.all([
    findIntegration(database.db, app.id),
    findEndpoint(database.db, app.id),
  ]);
  const steps = integration?.steps ?? {};
  const missing = new Set<string>(missingChecks(steps));
  if (missing.size === 0) return;
  const checks = checksOf(steps, circumstancesOf(app, endpoint)).filter(({ name }) => missing.has(name));
  const errors = Object.fromEntries(checks.map(({ name, what, fix }) => [name, fix ? [what, fix] : [what]]));
  const count = missing.size === 1 ? 'One check has' : `${missing.size} checks have`;
  throw new ApiError(
    'unprocessable',
    `${count} not passed yet. Finish the self-check, or switch anyway.`,
    errors,
  );
}
