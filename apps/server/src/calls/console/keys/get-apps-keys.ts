// GET /apps/{app}/keys of the operators: the keys of an app for the publishers' API.
import { apiKeyUse, hourOf } from '@earnwall/domain/publishers/key-use';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentListedKey } from '#present/api-key.ts';
import { ApiError } from '#request/api-error.ts';
import { recordView } from '#store/console/audit.ts';
import { findKeys } from '#store/publishers/api-keys.ts';
import { findAppearance } from '#store/publishers/apps.ts';
import { findRecentUses } from '#store/publishers/key-uses.ts';

const maxKeys = 200;

export const getAppsKeys: ConsoleHandler<'console/keys/get-apps-keys'> = async (ctx, call) => {
  const { params, operator } = call;
  const { db } = ctx.database;
  if (!(await findAppearance(db, params.app))) throw new ApiError('not-found', 'There is no such app.');
  await recordView(db, {
    ...{ by: operator, what: 'console/keys/get-apps-keys', at: ctx.now(), app_id: params.app },
  });
  await ctx.keyUses.write();
  const keys = await findKeys(db, params.app, maxKeys);
  const names = keys.map(({ prefix }) => apiKeyUse(prefix));
  const usesOf = await findRecentUses(db, params.app, names, hourOf(ctx.now()));
  return {
    keys: keys.map((key) => presentListedKey(key, operator, usesOf(apiKeyUse(key.prefix)).uses_this_hour)),
  };
};
