// The product's server with people who listen to their own channels; only pages are left out.
import { createBareServer } from '@earnwall/server/testing/bare-server';
import { obey } from './measured-speaker.ts';
import { news } from './news.ts';

const [connectionString = '', secret = '', peopleCount = '', way = ''] = process.argv.slice(2);
const { ctx, listen } = await createBareServer(
  {
    connectionString,
    // Behind a proxy, as it were: the limit on sockets is one for each address.
    environment: { TRUST_PROXY: 'loopback' },
    realtime: way === 'alone' ? 'single-node' : 'postgres',
  },
  { secret },
);
await ctx.inventory.load();
const url = await listen(1024);
const said = Array.from({ length: Number(peopleCount) }, (_, person) => news(person));
obey(
  url,
  () => said.length,
  (nth) => ctx.realtime.publish(...(said[nth % said.length] ?? news(0))),
);
