// All that a call's handler and the HTTP server may use: the common context, and the caches and queues of this node.
import type { IdentityCache } from '#accounts/identity-cache.ts';
import type { NewUserLimits } from '#accounts/new-user-limits.ts';
import type { WatchedApps } from '#console/go-live/watched-apps.ts';
import type { RecentOpenings } from '#notifications/recent-openings.ts';
import type { OfferCatalogue } from '#offers/catalogue/catalogue.ts';
import type { EventQueue } from '#offers/events/event-queue.ts';
import type { Renderer } from '#ports/renderer.ts';
import type { Hub } from '#realtime/hub.ts';
import type { Context } from '#request/context.ts';
import type { Drain } from '#request/drain.ts';
import type { JobsHealth } from '#request/jobs-health.ts';
import type { Matching } from '#surveys/matching/matching.ts';
import type { Settlements } from '#surveys/settle/settlements.ts';

export interface ServerContext extends Context, Matching {
  /** Whether this node is about to stop. */
  drain: Drain;
  identities: IdentityCache;
  newUsers: NewUserLimits;
  /** The health of the jobs of all nodes; null while this node runs none. */
  jobsHealth(): JobsHealth | null;
  /** When surveys opened lately. */
  openings: RecentOpenings;
  realtime: Hub;
  renderer: Renderer;
  /** Settles suppliers' reports. */
  settlements: Settlements;
  /** The queue of offer networks' events. */
  offerEvents: EventQueue;
  /** The node's copy of the offers that can be opened now. */
  offers: OfferCatalogue;
  /** The built script for publishers' pages; null where it is not served. */
  embedFolder: string | null;
  /** The built console; null where it is not served. */
  consoleFolder: string | null;
  /** Apps whose go-live page is open. */
  watchedApps: WatchedApps;
  /** The bearer token of operators. */
  operatorKey: string;
}
