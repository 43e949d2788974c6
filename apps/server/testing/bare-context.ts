// A server's dependencies without anything outside: no supplier, no network, no phones, no mail, no pages. A caller that
// needs one of them passes it in.
import type { FastifyBaseLogger } from 'fastify';
import { IdentityCache } from '#accounts/identity-cache.ts';
import { NewUserLimits } from '#accounts/new-user-limits.ts';
import { embeddedIpIntelligence } from '#adapters/ip-intelligence/embedded.ts';
import { postbackSender } from '#adapters/postbacks/sender.ts';
import type { BuiltIn } from '#adapters/suppliers/built-in.ts';
import { supplierKinds } from '#adapters/suppliers/kinds.ts';
import { SupplyRegistry } from '#adapters/suppliers/registry.ts';
import type { ServerContext } from '#calls/context.ts';
import { readConfig } from '#config/config.ts';
import { WatchedApps } from '#console/go-live/watched-apps.ts';
import { RecentOpenings } from '#notifications/recent-openings.ts';
import { OfferCatalogue } from '#offers/catalogue/catalogue.ts';
import { EventQueue } from '#offers/events/event-queue.ts';
import type { SupplierKind } from '#ports/supplier-kind.ts';
import { Batched } from '#request/batched.ts';
import { BestEffort } from '#request/best-effort.ts';
import { Drain } from '#request/drain.ts';
import { KeyUses } from '#request/key-uses.ts';
import { LastEntries } from '#request/last-entries.ts';
import { Passwords } from '#request/passwords.ts';
import { SeenPeople } from '#request/seen-people.ts';
import { SupplierCounts } from '#request/supplier-counts.ts';
import { findEntryFacts } from '#store/people/entry-facts.ts';
import { createMatching } from '#surveys/matching/matching.ts';
import { announcer } from '#surveys/settle/announce.ts';
import { createSettlements } from '#surveys/settle/settlements.ts';

export type ContextChanges = Partial<ServerContext> & {
  /** Of accounts at suppliers; those of the product when absent. */
  readonly kinds?: readonly SupplierKind[];
  /** Suppliers and networks of the configuration; none when absent. */
  readonly builtIn?: BuiltIn;
};
type Given = Pick<ServerContext, 'database' | 'files' | 'realtime'> & ContextChanges;

const valuesOf = <Thing>(given: { values(): Iterable<Thing> } | undefined): Thing[] => [
  ...(given?.values() ?? []),
];

export async function bareContext(given: Given, log: FastifyBaseLogger): Promise<ServerContext> {
  const { database, realtime, secret = 'a secret of the tests alone', config = readConfig({}) } = given;
  const { callbackDatabase = database, postbacks = { wake: () => {} } } = given;
  const { kinds = supplierKinds } = given;
  const { builtIn = { suppliers: valuesOf(given.suppliers), networks: valuesOf(given.networks) } } = given;
  const supply = given.supply ?? new SupplyRegistry({ database, secret, kinds, builtIn, log });
  return {
    ...createMatching(database, secret),
    drain: new Drain(),
    config,
    identities: new IdentityCache(database),
    newUsers: new NewUserLimits(config.newUsersPerMinute, log),
    openings: new RecentOpenings(database),
    watchedApps: new WatchedApps(database),
    renderer: { render: async () => [], clientFolder: null, middleware: null, close: async () => {} },
    callbackDatabase,
    bestEffort: new BestEffort(log, database.timeoutMs / 3),
    keyUses: new KeyUses(database, log),
    seenPeople: new SeenPeople(database, log),
    lastEntries: new LastEntries(database, log),
    entryFacts: new Batched((questions) => findEntryFacts(database, questions)),
    supplierCounts: new SupplierCounts(database, log),
    postbacks,
    // As quick as it gets: what a hash costs is no matter of these tests.
    passwords: new Passwords(2 ** 4),
    postbackSender: given.postbackSender ?? postbackSender({ loopback: true }),
    settlements: createSettlements(callbackDatabase.db, announcer(realtime, postbacks), {
      giveUpMs: callbackDatabase.timeoutMs,
    }),
    sms: null,
    jobsHealth: () => null,
    mailer: null,
    supply,
    suppliers: supply.suppliers,
    networks: supply.networks,
    offers: new OfferCatalogue(),
    offerEvents: new EventQueue(callbackDatabase.timeoutMs),
    embedFolder: null,
    consoleFolder: null,
    operatorKey: '',
    secret,
    now: () => new Date(),
    publicUrl: () => '',
    consoleUrl: () => given.publicUrl?.() ?? '',
    ...given,
    ipIntelligence: given.ipIntelligence ?? (await embeddedIpIntelligence({ ownNetworkCountry: 'US', log })),
  };
}
