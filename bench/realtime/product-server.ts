// The product's server with people who listen to their own channels; only pages are left out.
import { join } from 'node:path';
import { diskFiles } from '../../apps/server/src/adapters/files/disk.ts';
import { embeddedIpIntelligence } from '../../apps/server/src/adapters/ip-intelligence/embedded.ts';
import { alone } from '../../apps/server/src/adapters/realtime/alone.ts';
import { postgresFanOut } from '../../apps/server/src/adapters/realtime/postgres.ts';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Context } from '../../apps/server/src/context.ts';
import { Hub } from '../../apps/server/src/http/realtime/hub.ts';
import { RememberedIdentities } from '../../apps/server/src/http/remembered-identities.ts';
import { createLog } from '../../apps/server/src/log.ts';
import { createMatching } from '../../apps/server/src/matching/matching.ts';
import { OfferCatalogue } from '../../apps/server/src/offers/catalogue.ts';
import { createSettlements } from '../../apps/server/src/settlement/settlements.ts';
import { openDatabase } from '../../apps/server/src/store/database.ts';
import { obey } from './measured-speaker.ts';
import { news } from './news.ts';

const [connectionString = '', secret = '', peopleCount = '', way = ''] = process.argv.slice(2);
// Behind a proxy, as it were: the limit on sockets is one for each address.
const config = readConfig({ LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' });
const log = createLog(config.logLevel);
const database = openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 }, log);
let url = '';
const ctx: Context = {
  ...createMatching(database, secret),
  config,
  database,
  files: diskFiles(join(config.dataDir, 'files')),
  identities: new RememberedIdentities(database),
  secret,
  realtime: new Hub(way === 'alone' ? alone : postgresFanOut(connectionString, log)),
  settlements: createSettlements(database.db, () => {}),
  renderer: { render: async () => '', clientFolder: null, middleware: null, close: async () => {} },
  sms: null,
  mailer: null,
  suppliers: new Map(),
  networks: new Map(),
  offers: new OfferCatalogue(),
  embedFolder: null,
  consoleFolder: null,
  operatorKey: '',
  ipIntelligence: await embeddedIpIntelligence({ ownNetworkCountry: 'US', log }),
  now: () => new Date(),
  publicUrl: () => url,
};
await ctx.inventory.load();
const app = await createApp(ctx, log);
url = await app.listen({ host: '127.0.0.1', port: 0, backlog: 1024 });
const said = Array.from({ length: Number(peopleCount) }, (_, person) => news(person));
obey(
  url,
  () => said.length,
  (nth) => ctx.realtime.publish(...(said[nth % said.length] ?? news(0))),
);
