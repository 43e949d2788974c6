// `npm run supply-storm [-- people [seed]]`: all suppliers and networks at once over two nodes, with messages in any order,
// repeated, forged and conflicting, and held reports that both nodes release. Afterwards each genuine report must be stored
// once, everybody must have what the reports are worth, and the books must be right: movements sum to zero, no
// transaction moves money twice, rows agree with each other, each movement has its postback, and balances are sums.
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '@earnwall/server/parts/local-postgres';
import { migrate } from '@earnwall/server/parts/migrate';
import { createBareServer } from '@earnwall/server/testing/bare-server';
import { openAccounts, publicUrl } from '@earnwall/server/testing/supply-storm/accounts';
import { startOutcomeLists } from '@earnwall/server/testing/supply-storm/outcome-lists';
import { runSupplyStorm } from '@earnwall/server/testing/supply-storm/storm';
import { seconds } from './seconds.ts';

const [people = 200, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
console.log(`${people} people at all suppliers, two nodes, seed ${seed}`);

const folder = await mkdtemp(join(tmpdir(), 'earnwall-supply-storm-'));
const postgres = await startLocalPostgres(folder);
const clock = { now: new Date() };
const lists = await startOutcomeLists();
const accounts = openAccounts(lists.url);

async function startNode() {
  const { connectionString } = postgres;
  const server = await createBareServer(
    { connectionString, logLevel: 'error', environment: { TRUST_PROXY: 'loopback' } },
    { ...accounts, now: () => clock.now, publicUrl: () => publicUrl },
  );
  return { ...server.ctx, url: await server.listen() };
}

try {
  await migrate(postgres.connectionString);
  const nodes = [await startNode(), await startNode()] as const;
  const began = performance.now();
  const { publish } = lists;
  const report = await runSupplyStorm({ ...accounts, nodes, clock, people, seed, publish });
  const { wrong, messages, retried, reports, events, setAside, refused, released } = report;
  const count = (number: number) => number.toLocaleString('en');
  console.log(
    `${count(messages)} messages, ${retried} of them sent again after a 503: ${count(reports)} reports and ` +
      `${count(events)} events stored once, ${count(setAside)} set aside, ${count(refused)} refused, ` +
      `${released.held} held reports and ${released.milestones} milestones released; ${wrong.length} wrong (${seconds(began)})`,
  );
  if (wrong.length > 0) {
    console.error(wrong.slice(0, 20).join('\n'));
    process.exitCode = 1;
  }
  await Promise.all(nodes.map(({ database }) => database.close()));
} finally {
  lists.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
// The nodes listen until the process ends.
process.exit();
