// A change by the publisher's own server, as it stands in the audit.
import type { Publisher } from '#request/publisher.ts';
import { actorOf } from './actor.ts';
import type { Change } from './endpoint-changes.ts';

export const changeBy = (publisher: Publisher): Change => ({
  app_id: publisher.app.id,
  by: actorOf(publisher),
  reason: null,
});
