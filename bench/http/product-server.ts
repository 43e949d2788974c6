// The product's server as it runs, on the database given; only pages are left out, which nobody asks for here.
import { tmpdir } from 'node:os';
import { diskFiles } from '../../apps/server/src/adapters/files/disk.ts';
import { singleNode } from '../../apps/server/src/adapters/realtime/single-node.ts';
import { createApp } from '../../apps/server/src/app.ts';
import { disablePretenuring } from '../../apps/server/src/process/v8-flags.ts';
import { Hub } from '../../apps/server/src/realtime/hub.ts';
import { createLog } from '../../apps/server/src/request/log.ts';
import { openDatabase } from '../../apps/server/src/store/engine/database.ts';
import { followInventory } from '../../apps/server/src/surveys/matching/follow-inventory.ts';
import { bareContext } from '../../apps/server/test/support/bare-context.ts';
import { tellCpu } from './measured-server.ts';

disablePretenuring();
const [connectionString = ''] = process.argv.slice(2);
const log = createLog('warn');
const database = openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 }, log);
const ctx = await bareContext({ database, files: diskFiles(tmpdir()), realtime: new Hub(singleNode) }, log);
await followInventory(ctx.inventory, { database, connectionString, log });
const app = await createApp(ctx, log);
tellCpu(await app.listen({ host: '127.0.0.1', port: 0 }));
