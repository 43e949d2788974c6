// POST /apps/{app}/postback-endpoint/rotation of the operators: a new secret, which this answer alone has.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { rotateEndpointSecret } from '#publishers/endpoint-changes.ts';

export const postAppsEndpointRotation: ConsoleHandler<'console/endpoint/post-apps-endpoint-rotation'> = (
  ctx,
  { params, body, operator },
) => {
  const change = { app_id: params.app, by: operator, reason: body.reason };
  const { overlap_hours, in_place_of = null } = body;
  return rotateEndpointSecret(ctx, change, { overlapHours: overlap_hours, inPlaceOf: in_place_of });
};
