// The product's server as it runs, on the database given; only pages are left out, which nobody asks for here.
import { join } from 'node:path';
import { diskFiles } from '../../apps/server/src/adapters/files/disk.ts';
import { embeddedIpIntelligence } from '../../apps/server/src/adapters/ip-intelligence/embedded.ts';
import { alone } from '../../apps/server/src/adapters/realtime/alone.ts';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Context } from '../../apps/server/src/context.ts';
import { Hub } from '../../apps/server/src/http/realtime/hub.ts';
import { RememberedIdentities } from '../../apps/server/src/http/remembered-identities.ts';
import { createLog } from '../../apps/server/src/log.ts';
import { followInventory } from '../../apps/server/src/matching/follow-inventory.ts';
import { createMatching } from '../../apps/server/src/matching/matching.ts';
import { OfferCatalogue } from '../../apps/server/src/offers/catalogue.ts';
import { createSettlements } from '../../apps/server/src/settlement/settlements.ts';
import { expectShortLives } from '../../apps/server/src/short-lives.ts';
import { openDatabase } from '../../apps/server/src/store/database.ts';
import { tellCpu } from './measured-server.ts';

expectShortLives();
const connectionString = process.argv[2] ?? '';
const config = readConfig({ LOG_LEVEL: 'warn' });
const log = createLog(config.logLevel);
const database = openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 }, log);
const secret = 'a secret of the benchmark';
const ctx: Context = {
  ...createMatching(database, secret),
  config,
  database,
  files: diskFiles(join(config.dataDir, 'files')),
  identities: new RememberedIdentities(database),
  secret,
  realtime: new Hub(alone),
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
  publicUrl: () => '',
};
await followInventory(ctx.inventory, { database, connectionString, log });
const app = await createApp(ctx, log);
tellCpu(await app.listen({ host: '127.0.0.1', port: 0 }));
