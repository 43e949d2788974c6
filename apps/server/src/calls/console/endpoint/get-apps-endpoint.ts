// GET /apps/{app}/postback-endpoint of the operators: where postbacks are sent, and how it is doing.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { showEndpoint } from '#publishers/endpoint-changes.ts';
import { recordView } from '#store/people/operator-events.ts';

export const getAppsEndpoint: ConsoleHandler<'console/endpoint/get-apps-endpoint'> = async (ctx, call) => {
  const { params, operator } = call;
  const endpoint = await showEndpoint(ctx, params.app);
  const what = 'console/endpoint/get-apps-endpoint';
  await recordView(ctx.database.db, { by: operator.name, what, at: ctx.now() });
  return { endpoint };
};
