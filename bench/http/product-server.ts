// The product's server as it runs, on the database given; only pages are left out, which nobody asks for here.
import { tuneV8 } from '@earnwall/server/parts/tune-v8';
import { createBareServer } from '@earnwall/server/testing/bare-server';
import { reportUse } from './measured-server.ts';

tuneV8();
const [connectionString = ''] = process.argv.slice(2);
// Newcomers change with the hour, and with them the length of a list that is checked: the clock stays within one.
const hourMs = 3_600_000;
const hour = Math.floor(Date.now() / hourMs) * hourMs;
const now = () => new Date(hour + (Date.now() % hourMs));
const server = await createBareServer({ connectionString }, { now });
await server.followInventory();
reportUse(await server.listen());
