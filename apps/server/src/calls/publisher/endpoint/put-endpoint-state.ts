// PUT /postback-endpoint/state of publishers: pauses postbacks, or switches them on again.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { setEndpointSwitch } from '#publishers/endpoint-changes.ts';
import { changeBy } from '#publishers/key-change.ts';

export const putEndpointState: PublisherHandler<'publisher/endpoint/put-endpoint-state'> = async (
  ctx,
  { publisher, body },
) => ({ endpoint: await setEndpointSwitch(ctx, changeBy(publisher), body.state) });
