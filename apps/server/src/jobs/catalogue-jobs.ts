// One recurring job per offer network: a slow one never delays another.

import type { OfferNetwork } from '#ports/offer-network.ts';
import { type FeedJobTools, logFeed } from './log-feed.ts';
import type { RecurringJob } from './recurring-job.ts';
import { syncCatalogue } from './sync-catalogue.ts';

export function catalogueJobs(
  networks: readonly OfferNetwork[],
  { database, now, everyMs, log, isLive }: FeedJobTools,
): RecurringJob[] {
  return networks.map((network) => ({
    name: `sync-catalogue:${network.id}`,
    everyMs: network.everyMs ?? everyMs,
    retryMs: everyMs,
    run: async (signal) => {
      if (!isLive(network.id)) return;
      const changes = await syncCatalogue(network, { database, now, signal });
      logFeed(log, { network: network.id }, changes);
    },
  }));
}
