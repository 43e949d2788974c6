// What a server leans on where nobody is outside: no supplier, no network, no phones, no mail, no pages. Whoever needs
// one of them hands it in.
import type { FastifyBaseLogger } from 'fastify';
import { embeddedIpIntelligence } from '#adapters/ip-intelligence/embedded.ts';
import { readConfig } from '#config.ts';
import type { Context } from '#context.ts';
import { BestEffort } from '#http/best-effort.ts';
import { Drain } from '#http/drain.ts';
import { NewUserLimits } from '#http/new-user-limits.ts';
import { RememberedIdentities } from '#http/remembered-identities.ts';
import { createMatching } from '#matching/matching.ts';
import { OfferCatalogue } from '#offers/catalogue.ts';
import { EventQueue } from '#offers/event-queue.ts';
import { announcer } from '#settlement/announce.ts';
import { createSettlements } from '#settlement/settlements.ts';

type Given = Pick<Context, 'database' | 'files' | 'realtime'> & Partial<Context>;

export async function bareContext(given: Given, log: FastifyBaseLogger): Promise<Context> {
  const { database, realtime, secret = 'a secret of the tests alone', config = readConfig({}) } = given;
  const { callbackDatabase = database } = given;
  return {
    ...createMatching(database, secret),
    drain: new Drain(),
    config,
    identities: new RememberedIdentities(database),
    newUsers: new NewUserLimits(config.newUsersPerMinute, log),
    renderer: { render: async () => '', clientFolder: null, middleware: null, close: async () => {} },
    callbackDatabase,
    bestEffort: new BestEffort(log, database.timeoutMs / 3),
    settlements: createSettlements(callbackDatabase.db, announcer(realtime), {
      giveUpMs: callbackDatabase.timeoutMs,
    }),
    sms: null,
    jobsHealth: () => null,
    mailer: null,
    suppliers: new Map(),
    networks: new Map(),
    offers: new OfferCatalogue(),
    offerEvents: new EventQueue(callbackDatabase.timeoutMs),
    embedFolder: null,
    consoleFolder: null,
    operatorKey: '',
    secret,
    now: () => new Date(),
    publicUrl: () => '',
    ...given,
    ipIntelligence: given.ipIntelligence ?? (await embeddedIpIntelligence({ ownNetworkCountry: 'US', log })),
  };
}
