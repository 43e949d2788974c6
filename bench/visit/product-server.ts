// The product's server as it runs, its built pages included, on the database given.
import { builtRenderer } from '@earnwall/server/parts/built-renderer';
import { tuneV8 } from '@earnwall/server/parts/tune-v8';
import { createBareServer } from '@earnwall/server/testing/bare-server';
import { reportUse } from '../http/measured-server.ts';

tuneV8();
const [connectionString = '', panel = ''] = process.argv.slice(2);
const renderer = await builtRenderer(panel);
const server = await createBareServer({ connectionString }, { renderer });
await server.followInventory();
reportUse(await server.listen());
