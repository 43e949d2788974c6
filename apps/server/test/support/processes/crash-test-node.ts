// A process of its own with the product's HTTP server and its deliveries on a given database, so that tests can kill it.
// Only pages are left out, which nobody asks for here. Arguments: connection string, id of the supplier, its signing key,
// the folder of tickets' files.
import { sandboxAccount } from '#adapters/suppliers/sandbox-account.ts';
import { createLog } from '#request/log.ts';
import { openDatabase } from '#store/engine/database.ts';
import { createBareServer } from '#testing/bare-server.ts';
import { deliveriesOn } from '#testing/deliveries.ts';

const [connectionString = '', id = '', signingKey = '', filesFolder = ''] = process.argv.slice(2);
const access = { url: 'https://exchange.test', apiKey: 'any', signingKeys: [signingKey] as const };
const timeouts = { connectTimeoutMs: 10_000, queryTimeoutMs: 10_000 };
const database = openDatabase({ connectionString, ...timeouts, poolSize: 4 }, createLog('error'));
const server = await createBareServer(
  { connectionString, filesFolder, logLevel: 'error', queryTimeoutMs: 10_000, realtime: 'postgres' },
  {
    postbacks: deliveriesOn(database),
    suppliers: new Map([[id, sandboxAccount(access, { id, name: 'An exchange' })]]),
  },
);
process.on('disconnect', () => process.exit());
process.send?.({ url: await server.listen() });
