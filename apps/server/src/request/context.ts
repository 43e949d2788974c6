// What any part of the server may use, passed in as an argument: nothing is reached through globals.
import type { Config } from '#config/config.ts';
import type { Files } from '#ports/files.ts';
import type { IpIntelligence } from '#ports/ip-intelligence.ts';
import type { Mailer } from '#ports/mail.ts';
import type { OfferNetwork } from '#ports/offer-network.ts';
import type { PostbackSender } from '#ports/postback-sender.ts';
import type { Realtime } from '#ports/realtime.ts';
import type { SmsProvider } from '#ports/sms.ts';
import type { Supplier } from '#ports/supplier.ts';
import type { ById, Supply } from '#ports/supply.ts';
import type { Database } from '#store/engine/database.ts';
import type { EntryFacts, EntryQuestion } from '#store/people/entry-facts.ts';
import type { Batched } from './batched.ts';
import type { BestEffort } from './best-effort.ts';
import type { KeyUses } from './key-uses.ts';
import type { LastEntries } from './last-entries.ts';
import type { Passwords } from './passwords.ts';
import type { SeenPeople } from './seen-people.ts';
import type { SupplierCounts } from './supplier-counts.ts';

export interface Context {
  config: Config;
  database: Database;
  /** A pool for callbacks only: however many pages are served, suppliers' reports get a connection. */
  callbackDatabase: Database;
  /** For writes that no answer depends on. */
  bestEffort: BestEffort;
  /** How often secrets and keys are used. */
  keyUses: KeyUses;
  /** Who was there on which day. */
  seenPeople: SeenPeople;
  /** When people last entered from the addresses they are known at. */
  lastEntries: LastEntries;
  /** What every write can change about a user at entry. */
  entryFacts: Batched<EntryQuestion, EntryFacts>;
  /** What suppliers and networks do. */
  supplierCounts: SupplierCounts;
  /** The storage of files attached to tickets. */
  files: Files;
  ipIntelligence: IpIntelligence;
  /** `publish` sends an event to open panels, on every node. */
  realtime: Realtime;
  /** Null where no phone can be verified. */
  sms: SmsProvider | null;
  /** Null where replies of support stay in the panel. */
  mailer: Mailer | null;
  /** `wake` after the commit of a movement: its postback is sent now, and not when it is found by polling. */
  postbacks: { wake(app_id: string): void };
  postbackSender: PostbackSender;
  /** Hashes of passwords of the console, a few at a time. */
  passwords: Passwords;
  /** By id; a survey of any other supplier can be shown, but not entered. */
  suppliers: ById<Supplier>;
  /** By id; an offer of any other network can be shown, but not opened. */
  networks: ById<OfferNetwork>;
  /** Where suppliers and networks come from. */
  supply: Supply;
  /**
   * `SERVER_SECRET`, shared by all nodes (decision 0070): the key of everything that only the server may derive, such as
   * the digest of an address.
   */
  secret: string;
  now(): Date;
  /** The address people and suppliers reach us by. */
  publicUrl(): string;
  /** The address of the console: the same, unless it has a host of its own. */
  consoleUrl(): string;
}
