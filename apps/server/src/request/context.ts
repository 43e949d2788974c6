// What any part of the server may use, passed in as an argument: nothing is reached through globals.
import type { Config } from '#config/config.ts';
import type { Files } from '#ports/files.ts';
import type { IpIntelligence } from '#ports/ip-intelligence.ts';
import type { Mailer } from '#ports/mail.ts';
import type { OfferNetwork } from '#ports/offer-network.ts';
import type { Realtime } from '#ports/realtime.ts';
import type { SmsProvider } from '#ports/sms.ts';
import type { Supplier } from '#ports/supplier.ts';
import type { Database } from '#store/engine/database.ts';
import type { BestEffort } from './best-effort.ts';

export interface Context {
  config: Config;
  database: Database;
  /** A pool that only callbacks use: however many people look at pages, what suppliers report finds a connection. */
  callbackDatabase: Database;
  /** For writes that no answer depends on. */
  bestEffort: BestEffort;
  /** Where tickets keep what is attached to them. */
  files: Files;
  ipIntelligence: IpIntelligence;
  /** `publish` sends an event to people who have the panel open, on every node. */
  realtime: Realtime;
  /** Null where no phone can be verified. */
  sms: SmsProvider | null;
  /** Null where replies of support stay in the panel. */
  mailer: Mailer | null;
  /** By id; a survey of any other supplier can be shown, but not entered. */
  suppliers: ReadonlyMap<string, Supplier>;
  /** By id; an offer of any other network can be shown, but not opened. */
  networks: ReadonlyMap<string, OfferNetwork>;
  /**
   * `SERVER_SECRET`, the constant that all nodes share (decision 0070): keys what only the server may derive, such as the
   * digest of an address.
   */
  secret: string;
  now(): Date;
  /** The address people and suppliers reach us by. */
  publicUrl(): string;
}
