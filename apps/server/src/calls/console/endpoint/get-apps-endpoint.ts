// GET /apps/{app}/postback-endpoint of the operators: where postbacks are sent, and how it is doing.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { actorName } from '#present/teammate.ts';
import { findRotation, showEndpoint } from '#publishers/endpoint-changes.ts';
import { recordView } from '#store/console/audit.ts';

export const getAppsEndpoint: ConsoleHandler<'console/endpoint/get-apps-endpoint'> = async (ctx, call) => {
  const { params, operator } = call;
  const endpoint = await showEndpoint(ctx, params.app);
  const what = 'console/endpoint/get-apps-endpoint';
  await recordView(ctx.database.db, { by: operator, what, at: ctx.now(), app_id: params.app });
  const rotated = await findRotation(ctx, params.app);
  const by = rotated && actorName(operator, rotated.by, rotated.role);
  return { endpoint, rotated: rotated && { by, at: rotated.at.toISOString() } };
};
