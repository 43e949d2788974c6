// Makes an app: in test mode, with an id that cannot be guessed and a secret that is shown once.
import { randomBytes } from 'node:crypto';
import type { ConsoleBodyOf } from '@earnwall/contract/console-call-types';
import { appIdOf } from '@earnwall/domain/console/app-id';
import { settingsErrors } from '@earnwall/domain/console/app-settings';
import { normalSettings } from '@earnwall/domain/console/normal-settings';
import { requiredDecimal } from '#present/app-columns.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { findPublisher, insertApp } from '#store/console/app-settings.ts';
import { recordChange } from '#store/console/audit.ts';

type NewApp = ConsoleBodyOf<'console/apps/post-apps'>;

/** Where users commonly come from; the publisher adds others. */
const usualSources = ['web', 'ios', 'android'];

export async function createApp(
  ctx: Pick<Context, 'database' | 'now'>,
  operator: Operator,
  body: NewApp,
): Promise<{ app_id: string; secret: string }> {
  const { publisher_id: _, ...given } = body;
  const publisher_id = await requirePublisher(ctx, operator, body);
  const { exchange_rate, revenue_share, ...settings } = normalSettings(given);
  const id = appIdOf(settings.name, randomBytes(6).toString('hex'));
  const secret = randomBytes(32).toString('base64url');
  const at = ctx.now();
  const row = {
    // Chosen for the publisher, who may choose otherwise (decision 0102).
    settings: { sections: true },
    ...{ ...settings, id, publisher_id, secret, test_mode: true, created_at: at, updated_at: at },
    exchange_rate_micros: requiredDecimal(exchange_rate, 6),
    revenue_share_bp: Number(requiredDecimal(revenue_share, 2)),
  };
  await ctx.database.transaction(async (tx) => {
    await insertApp(tx, row, usualSources);
    const changes = Object.entries(given).map(([field, value]) => ({ field, old: null, new: value }));
    await recordChange(tx, { by: operator, what: 'the app was created', app_id: id, changes, at });
  });
  return { app_id: id, secret };
}

/** Whose app it becomes: the asker's own publisher, or the one that an operator names. */
async function requirePublisher(
  { database }: Pick<Context, 'database'>,
  { scope }: Operator,
  { publisher_id, ...given }: NewApp,
): Promise<string> {
  const named = publisher_id ?? (scope === 'all' ? null : scope.publisher_id);
  const found = named === null ? null : await findPublisher(database.db, scope, named);
  const why = named === null ? 'Choose whose app it is.' : 'There is no such publisher.';
  const errors = { ...settingsErrors(given), ...(!found && { publisher_id: [why] }) };
  if (!found || Object.keys(errors).length > 0)
    throw new ApiError('unprocessable', 'The app cannot be created as it is.', errors);
  return found.id;
}
