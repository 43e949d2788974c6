// One recurring job per offer network: a slow one never holds up another.

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
      const news = await syncCatalogue(network, { database, now, signal });
      const level = news.changed + news.closed + news.skipped > 0 ? 'info' : 'debug';
      log[level]({ network: network.id, ...news }, 'The catalogue of an offer network was read');
    },
  }));
}
