// Everything a call may lean on, handed in by hand: nothing is reached through globals.
import type { Config } from './config.ts';
import type { BestEffort } from './http/best-effort.ts';
import type { Drain } from './http/drain.ts';
import type { NewUserLimits } from './http/new-user-limits.ts';
import type { Hub } from './http/realtime/hub.ts';
import type { RememberedIdentities } from './http/remembered-identities.ts';
import type { JobsHealth } from './jobs/job-watch.ts';
import type { Matching } from './matching/matching.ts';
import type { OfferCatalogue } from './offers/catalogue.ts';
import type { EventQueue } from './offers/event-queue.ts';
import type { Files } from './ports/files.ts';
import type { IpIntelligence } from './ports/ip-intelligence.ts';
import type { Mailer } from './ports/mail.ts';
import type { OfferNetwork } from './ports/offer-network.ts';
import type { Renderer } from './ports/renderer.ts';
import type { SmsProvider } from './ports/sms.ts';
import type { Supplier } from './ports/supplier.ts';
import type { Settlements } from './settlement/settlements.ts';
import type { Database } from './store/database.ts';

export interface Context extends Matching {
  config: Config;
  database: Database;
  /** Whether this node is about to stop. */
  drain: Drain;
  /** A pool that only callbacks use: however many people look at pages, what suppliers report finds a connection. */
  callbackDatabase: Database;
  /** For notes that no answer depends on. */
  bestEffort: BestEffort;
  /** Where tickets keep what is attached to them. */
  files: Files;
  identities: RememberedIdentities;
  ipIntelligence: IpIntelligence;
  /** How the jobs of all nodes are; null while this node runs none. */
  jobsHealth(): JobsHealth | null;
  newUsers: NewUserLimits;
  /** `publish` tells people who have the panel open, on every node, that something has changed. */
  realtime: Hub;
  renderer: Renderer;
  /** Where suppliers' reports become money. */
  settlements: Settlements;
  /** Null where no phone can be verified. */
  sms: SmsProvider | null;
  /** Null where replies of support stay in the panel. */
  mailer: Mailer | null;
  /** By id; a survey of any other supplier can be shown, but not entered. */
  suppliers: ReadonlyMap<string, Supplier>;
  /** By id; an offer of any other network can be shown, but not opened. */
  networks: ReadonlyMap<string, OfferNetwork>;
  /** Where networks' events wait for their turn. */
  offerEvents: EventQueue;
  /** The node's copy of the offers that can be opened now. */
  offers: OfferCatalogue;
  /** The built script for publishers' pages; null where it is not served. */
  embedFolder: string | null;
  /** The built console; null where it is not served. */
  consoleFolder: string | null;
  /** What operators show as their bearer. */
  operatorKey: string;
  /**
   * `SERVER_SECRET`, the constant that all nodes share (decision 0070): keys what only the server may derive, such
   * as the digest of an address.
   */
  secret: string;
  now(): Date;
  /** The address people and suppliers reach us by. */
  publicUrl(): string;
}
