// The product's server with people who listen to their own channels; only pages are left out.
import { tmpdir } from 'node:os';
import { diskFiles } from '../../apps/server/src/adapters/files/disk.ts';
import { postgresFanOut } from '../../apps/server/src/adapters/realtime/postgres.ts';
import { singleNode } from '../../apps/server/src/adapters/realtime/single-node.ts';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { Hub } from '../../apps/server/src/realtime/hub.ts';
import { createLog } from '../../apps/server/src/request/log.ts';
import { openDatabase } from '../../apps/server/src/store/engine/database.ts';
import { bareContext } from '../../apps/server/test/support/bare-context.ts';
import { obey } from './measured-speaker.ts';
import { news } from './news.ts';

const [connectionString = '', secret = '', peopleCount = '', way = ''] = process.argv.slice(2);
const log = createLog('warn');
let url = '';
const ctx = await bareContext(
  {
    // Behind a proxy, as it were: the limit on sockets is one for each address.
    config: readConfig({ TRUST_PROXY: 'loopback' }),
    database: openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 }, log),
    files: diskFiles(tmpdir()),
    realtime: new Hub(way === 'singleNode' ? singleNode : postgresFanOut(connectionString, log)),
    secret,
    publicUrl: () => url,
  },
  log,
);
await ctx.inventory.load();
const app = await createApp(ctx, log);
url = await app.listen({ host: '127.0.0.1', port: 0, backlog: 1024 });
const said = Array.from({ length: Number(peopleCount) }, (_, person) => news(person));
obey(
  url,
  () => said.length,
  (nth) => ctx.realtime.publish(...(said[nth % said.length] ?? news(0))),
);
