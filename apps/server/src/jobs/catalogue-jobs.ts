// One recurring job per offer network: a slow one never delays another.

import type { OfferNetwork } from '#ports/offer-network.ts';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import type { RecurringJob } from './recurring-job.ts';
import { syncCatalogue } from './sync-catalogue.ts';

export function catalogueJobs(
  networks: readonly OfferNetwork[],
  tools: { database: Database; now(): Date; everyMs: number; log: Log },
): RecurringJob[] {
  const { database, now, everyMs, log } = tools;
  return networks.map((network) => ({
    name: `sync-catalogue:${network.id}`,
    everyMs,
    run: async (signal) => {
      const changes = await syncCatalogue(network, { database, now, signal });
      const level = changes.changed + changes.closed + changes.skipped > 0 ? 'info' : 'debug';
      log[level]({ network: network.id, ...changes }, 'The catalogue of an offer network was synced');
    },
  }));
}
