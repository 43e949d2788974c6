// Stops an endpoint, and queues the mail that tells its contact.
import type { Database } from '#store/engine/database.ts';
import { stopEndpoint } from '#store/publishers/endpoint-leases.ts';
import { queueEndpointMail } from '#store/publishers/endpoint-mails.ts';

export async function stopAndTell(
  database: Database,
  app_id: string,
  state: 'failing' | 'gone',
  at: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (await stopEndpoint(tx, app_id, state)) await queueEndpointMail(tx, { app_id, state, at });
  });
}
