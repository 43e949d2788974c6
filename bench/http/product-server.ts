// The product's server as it runs, on the database given; only pages are left out, which nobody asks for here.
import { disablePretenuring } from '@earnwall/server/parts/v8-flags';
import { createBareServer } from '@earnwall/server/testing/bare-server';
import { reportCpu } from './measured-server.ts';

disablePretenuring();
const [connectionString = ''] = process.argv.slice(2);
const server = await createBareServer({ connectionString });
await server.followInventory();
reportCpu(await server.listen());
