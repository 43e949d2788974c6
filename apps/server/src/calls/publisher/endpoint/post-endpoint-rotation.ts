// POST /postback-endpoint/rotation of publishers: a new secret, which this answer alone has.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { rotateEndpointSecret } from '#publishers/endpoint-changes.ts';
import { changeBy } from '#publishers/key-change.ts';

export const postEndpointRotation: PublisherHandler<'publisher/endpoint/post-endpoint-rotation'> = (
  ctx,
  { publisher, body },
) => rotateEndpointSecret(ctx, changeBy(publisher), { overlapHours: body.overlap_hours });
