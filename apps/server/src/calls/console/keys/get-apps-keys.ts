// GET /apps/{app}/keys of the operators: the keys of an app for the publishers' API.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentApiKey } from '#present/api-key.ts';
import { ApiError } from '#request/api-error.ts';
import { recordView } from '#store/people/operator-events.ts';
import { findKeys } from '#store/publishers/api-keys.ts';
import { findAppearance } from '#store/publishers/apps.ts';

const maxKeys = 200;

export const getAppsKeys: ConsoleHandler<'console/keys/get-apps-keys'> = async (ctx, call) => {
  const { params, operator } = call;
  const { db } = ctx.database;
  if (!(await findAppearance(db, params.app))) throw new ApiError('not-found', 'There is no such app.');
  await recordView(db, { by: operator.name, what: 'console/keys/get-apps-keys', at: ctx.now() });
  return { keys: (await findKeys(db, params.app, maxKeys)).map(presentApiKey) };
};
