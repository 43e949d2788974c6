// A process of its own with the product's HTTP server on a given database, so that tests can kill it. Only pages are
// left out, which nobody asks for here. Arguments: connection string, id of the supplier, its signing key, the
// folder of tickets' files.
import { diskFiles } from '#adapters/files/disk.ts';
import { embeddedIpIntelligence } from '#adapters/ip-intelligence/embedded.ts';
import { fanOut } from '#adapters/realtime/fan-out.ts';
import { sandboxAccount } from '#adapters/suppliers/sandbox-account.ts';
import { createApp } from '#app.ts';
import { readConfig } from '#config.ts';
import type { Context } from '#context.ts';
import { Hub } from '#http/realtime/hub.ts';
import { RememberedIdentities } from '#http/remembered-identities.ts';
import { createLog } from '#log.ts';
import { createMatching } from '#matching/matching.ts';
import { OfferCatalogue } from '#offers/catalogue.ts';
import { announcer } from '#settlement/announce.ts';
import { createSettlements } from '#settlement/settlements.ts';
import { openDatabase } from '#store/database.ts';

const [connectionString = '', id = '', signingKey = '', filesFolder = ''] = process.argv.slice(2);
const log = createLog('error');
const database = openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 10_000 }, log);
const realtime = new Hub(fanOut({ connectionString, redisUrl: null, log }));
const access = { url: 'https://exchange.test', apiKey: 'any', signingKeys: [signingKey] as const };
const secret = 'a secret of the tests alone';
const ctx: Context = {
  ...createMatching(database, secret),
  config: readConfig({}),
  database,
  files: diskFiles(filesFolder),
  identities: new RememberedIdentities(database),
  realtime,
  renderer: { render: async () => '', clientFolder: null, middleware: null, close: async () => {} },
  settlements: createSettlements(database.db, announcer(realtime)),
  sms: null,
  mailer: null,
  suppliers: new Map([[id, sandboxAccount(access, { id, name: 'An exchange' })]]),
  networks: new Map(),
  offers: new OfferCatalogue(),
  embedFolder: null,
  consoleFolder: null,
  operatorKey: '',
  ipIntelligence: await embeddedIpIntelligence({ ownNetworkCountry: 'US', log }),
  secret,
  now: () => new Date(),
  publicUrl: () => '',
};
const app = await createApp(ctx, log);
process.on('disconnect', () => process.exit());
process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
