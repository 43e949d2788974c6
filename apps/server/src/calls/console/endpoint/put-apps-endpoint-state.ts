// PUT /apps/{app}/postback-endpoint/state of the operators: pauses postbacks, or switches them on again.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { setEndpointSwitch } from '#publishers/endpoint-changes.ts';

export const putAppsEndpointState: ConsoleHandler<'console/endpoint/put-apps-endpoint-state'> = async (
  ctx,
  { params, body, operator },
) => {
  const change = { app_id: params.app, by: operator, reason: body.reason };
  return { endpoint: await setEndpointSwitch(ctx, change, body.state) };
};
