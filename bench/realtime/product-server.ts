// The product's server with people who listen to their own channels; only pages are left out.
import { tuneV8 } from '@earnwall/server/parts/tune-v8';
import { createBareServer } from '@earnwall/server/testing/bare-server';
import { eventFor } from './events.ts';
import { followOrders } from './measured-sender.ts';

tuneV8();
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
const events = Array.from({ length: Number(peopleCount) }, (_, person) => eventFor(person));
followOrders(
  url,
  () => events.length,
  (nth) => {
    const [channel, event, data] = events[nth % events.length] ?? eventFor(0);
    ctx.realtime.publish(channel, event, data);
  },
);
