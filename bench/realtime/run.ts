// What sending an event to an open panel costs the server, against bare TCP connections that are sent ready bytes of the
// same length; and what a connection weighs.
import { setTimeout } from 'node:timers/promises';
import { migrate } from '@earnwall/server/parts/migrate';
import pg from 'pg';
import { installAnchors } from '../shared/anchors.ts';
import { bundled } from '../shared/bundled.ts';
import { median } from '../shared/median.ts';
import { needOpenFiles } from '../shared/open-files.ts';
import { Skipped } from '../shared/skipped.ts';
import { against, micros, printTable, times } from '../shared/table.ts';
import { withPostgres } from '../shared/temporary-postgres.ts';
import { eventFrame, uhashOf } from './events.ts';
import { type Listeners, listenToProduct, listenToSocketIo, listenToTcp, visitProduct } from './listeners.ts';
import { type MeasuredSender, type Memory, startSender } from './measured-sender.ts';
import { socketIoPackages } from './socket-io.ts';

interface Effort {
  connections: number;
  rounds: number;
  /** Messages to each connection in a round. */
  messages: number;
}

const full: Effort = { connections: 5_000, rounds: 9, messages: 6 };
const quick: Effort = { connections: 500, rounds: 3, messages: 20 };
/** As long as every connection takes to have its turn of pings. */
const quietSeconds = 30;
const cpuBar = 1.3;
const memoryBar = 0.5;
/** Contenders whose connections are open at the same time, and files of other kinds. */
const [mostOpen, otherFiles] = [3, 500];
const secret = 'a secret of the benchmark';

interface Contender {
  readonly sender: MeasuredSender;
  readonly listeners: Listeners;
  /** What one connection weighs, in bytes. */
  readonly weight: Memory;
  /** What all connections cost while nothing is sent, in microseconds of processor time a second. */
  readonly upkeep: number;
}

export async function benchRealtime(isQuick: boolean): Promise<void> {
  const effort = isQuick ? quick : full;
  needOpenFiles(mostOpen * effort.connections + otherFiles);
  const programs = await bundled(
    ...(['realtime/product-server', 'realtime/tcp-server', 'realtime/socket-io-server'] as const),
  );
  await withPostgres(async (connectionString) => {
    await seedPeople(connectionString, effort.connections);
    // Closed again before the others open: all at once are more files than many machines allow a process.
    const socketIo = await weighSocketIo(effort, programs['realtime/socket-io-server']);
    const product = async (way: string) => {
      const people = `${effort.connections}`;
      const sender = await startSender(
        programs['realtime/product-server'],
        connectionString,
        ...[secret, people, way],
      );
      await visitProduct(sender.url, effort.connections);
      return await open(effort, sender, (url) => listenToProduct(url, effort.connections, secret));
    };
    const bytes = eventFrame(0).length;
    const contenders = {
      tcp: await open(effort, await startSender(programs['realtime/tcp-server'], `${bytes}`), (url) =>
        listenToTcp(url, effort.connections, bytes),
      ),
      alone: await product('alone'),
      nodes: await product('postgres'),
    };
    try {
      await measure(effort, bytes, contenders);
      weigh(effort, contenders, socketIo);
    } finally {
      for (const contender of Object.values(contenders)) await close(contender);
    }
  });
}

async function measure(
  effort: Effort,
  bytes: number,
  contenders: Record<'tcp' | 'alone' | 'nodes', Contender>,
): Promise<void> {
  const { tcp, alone, nodes } = contenders;
  const rounds: Record<'tcp' | 'alone' | 'nodes', number>[] = [];
  for (let round = -2; round < effort.rounds; round += 1) {
    const spent = {
      tcp: await costOf(tcp, effort),
      alone: await costOf(alone, effort),
      nodes: await costOf(nodes, effort),
    };
    if (round >= 0) rounds.push(spent);
  }
  const cpuRow = (what: string, name: 'alone' | 'nodes', bar?: number) => {
    const ratio = median(rounds.map((round) => round[name] / round.tcp));
    return {
      what,
      tcp: micros(median(rounds.map((round) => round.tcp))),
      product: micros(median(rounds.map((round) => round[name]))),
      ratio: times(ratio),
      bar: bar === undefined ? '' : against(ratio, bar),
    };
  };
  const count = effort.connections.toLocaleString('en');
  printTable(
    `Realtime, ${count} connections: processor time of the server for one message of ${bytes} bytes`,
    [
      cpuRow('sent to a listener of this node', 'alone', cpuBar),
      cpuRow('the same, and sent to the other nodes by PostgreSQL', 'nodes'),
    ],
  );

  const upkeep = (name: 'tcp' | 'alone') => micros(contenders[name].upkeep / effort.connections);
  printTable(
    `Realtime, ${count} connections: processor time of the server for one of them while nothing is sent`,
    [{ what: 'a second', tcp: upkeep('tcp'), product: upkeep('alone') }],
  );
}

function weigh(
  { connections }: Effort,
  { tcp, alone }: Record<'tcp' | 'alone', Contender>,
  socketIo: Memory | Skipped,
): void {
  const kilobytes = (value: number) => `${(value / 1024).toFixed(1)} KB`;
  const compared = (what: 'heap' | 'rss') => {
    if (socketIo instanceof Skipped) return { 'Socket.IO': 'skipped', ratio: '', bar: '' };
    const ratio = alone.weight[what] / socketIo[what];
    return {
      'Socket.IO': kilobytes(socketIo[what]),
      ratio: times(ratio),
      bar: against(ratio, memoryBar),
    };
  };
  const row = (what: 'heap' | 'rss', name: string) => ({
    what: name,
    tcp: kilobytes(tcp.weight[what]),
    product: kilobytes(alone.weight[what]),
    ...compared(what),
  });
  printTable(
    `Realtime, ${connections.toLocaleString('en')} connections: memory of the server for one connection`,
    [row('heap', 'heap'), row('rss', 'whole process')],
  );
  if (socketIo instanceof Skipped) console.log(`\nSocket.IO was skipped: ${socketIo.message}`);
}

/** Skipped where it cannot be installed: everything else is measured all the same. */
async function weighSocketIo({ connections }: Effort, program: string): Promise<Memory | Skipped> {
  try {
    const folder = await installAnchors('realtime', socketIoPackages);
    const sender = await startSender(program, folder, `${connections}`);
    const opened = await weighed(connections, sender, (url) => listenToSocketIo(url, connections, folder));
    await close({ sender, ...opened });
    return opened.weight;
  } catch (error) {
    if (error instanceof Skipped) return error;
    throw error;
  }
}

async function open(
  { connections }: Effort,
  sender: MeasuredSender,
  listen: (url: string) => Promise<Listeners>,
): Promise<Contender> {
  const opened = await weighed(connections, sender, listen);
  return { sender, ...opened, upkeep: await upkeepOf(sender) };
}

async function weighed(
  connections: number,
  sender: MeasuredSender,
  listen: (url: string) => Promise<Listeners>,
): Promise<Pick<Contender, 'listeners' | 'weight'>> {
  const before = await sender.memory();
  const listeners = await listen(sender.url);
  const after = await sender.memory();
  const each = (what: keyof Memory) => (after[what] - before[what]) / connections;
  return { listeners, weight: { heap: each('heap'), rss: each('rss') } };
}

async function close({ sender, listeners }: Pick<Contender, 'sender' | 'listeners'>): Promise<void> {
  listeners.close();
  await sender.stop();
}

async function upkeepOf(sender: MeasuredSender): Promise<number> {
  const before = await sender.cpu();
  await setTimeout(1000 * quietSeconds);
  return ((await sender.cpu()) - before) / quietSeconds;
}

async function costOf(
  { sender, listeners, upkeep }: Contender,
  { connections, messages }: Effort,
): Promise<number> {
  const start = performance.now();
  const before = await sender.cpu();
  const received = listeners.received(messages);
  sender.send(messages);
  await received;
  const spent = (await sender.cpu()) - before;
  const seconds = (performance.now() - start) / 1000;
  return (spent - upkeep * seconds) / (messages * connections);
}

async function seedPeople(connectionString: string, count: number): Promise<void> {
  await migrate(connectionString);
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`insert into publishers (id, name) values ('bench', 'Bench')`);
  await client.query(
    `insert into apps (id, publisher_id, name, secret, requires_security_hash, currency_name, exchange_rate_micros, revenue_share_bp)
     values ('bench-app', 'bench', 'Bench', 'secret', false, 'Coins', 1000000000, 5000)`,
  );
  await client.query(
    `insert into users (app_id, uuid, uhash, country) select 'bench-app', uhash, uhash, 'US' from unnest($1::text[]) uhash`,
    [Array.from({ length: count }, (_, person) => uhashOf(person))],
  );
  await client.end();
}
