// PUT /apps/{app}/postback-endpoint of the operators: sets where postbacks are sent.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { setEndpoint } from '#publishers/endpoint-changes.ts';
import { ApiError } from '#request/api-error.ts';
import { findAppearance } from '#store/publishers/apps.ts';

export const putAppsEndpoint: ConsoleHandler<'console/endpoint/put-apps-endpoint'> = async (ctx, call) => {
  const { params, body, operator } = call;
  const { reason, ...settings } = body;
  if (!(await findAppearance(ctx.database.db, params.app)))
    throw new ApiError('not-found', 'There is no such app.');
  return await setEndpoint(ctx, { app_id: params.app, by: operator, reason }, settings);
};
