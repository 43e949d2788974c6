// A process of its own with the product's HTTP server on a given database, so that tests can kill it. Only pages are
// left out, which nobody asks for here. Arguments: connection string, id of the supplier, its signing key, the
// folder of tickets' files.
import { diskFiles } from '#adapters/files/disk.ts';
import { fanOut } from '#adapters/realtime/fan-out.ts';
import { sandboxAccount } from '#adapters/suppliers/sandbox-account.ts';
import { createApp } from '#app.ts';
import { Hub } from '#realtime/hub.ts';
import { createLog } from '#request/log.ts';
import { openDatabase } from '#store/engine/database.ts';
import { bareContext } from './bare-context.ts';

const [connectionString = '', id = '', signingKey = '', filesFolder = ''] = process.argv.slice(2);
const log = createLog('error');
const access = { url: 'https://exchange.test', apiKey: 'any', signingKeys: [signingKey] as const };
const ctx = await bareContext(
  {
    database: openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 10_000 }, log),
    files: diskFiles(filesFolder),
    realtime: new Hub(fanOut({ connectionString, redisUrl: null, log })),
    suppliers: new Map([[id, sandboxAccount(access, { id, name: 'An exchange' })]]),
  },
  log,
);
const app = await createApp(ctx, log);
process.on('disconnect', () => process.exit());
process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
