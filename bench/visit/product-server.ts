// The product's server as it runs, its built pages included, on the database given.
import { builtRenderer } from '@earnwall/server/parts/built-renderer';
import { disablePretenuring } from '@earnwall/server/parts/v8-flags';
import { createBareServer } from '@earnwall/server/testing/bare-server';
import { reportUse } from '../http/measured-server.ts';

disablePretenuring();
const [connectionString = '', panel = ''] = process.argv.slice(2);
const renderer = await builtRenderer(panel);
const server = await createBareServer({ connectionString }, { renderer });
await server.followInventory();
reportUse(await server.listen());
