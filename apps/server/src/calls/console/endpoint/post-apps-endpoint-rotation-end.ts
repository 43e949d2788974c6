// POST /apps/{app}/postback-endpoint/rotation/end of the console: the previous secret of postbacks ends now.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { endEndpointRotation } from '#publishers/endpoint-changes.ts';

export const postAppsEndpointRotationEnd: ConsoleHandler<
  'console/endpoint/post-apps-endpoint-rotation-end'
> = async (ctx, { params, body, operator }) => {
  const change = { app_id: params.app, by: operator, reason: body.reason };
  return { endpoint: await endEndpointRotation(ctx, change, body.ends_with) };
};
