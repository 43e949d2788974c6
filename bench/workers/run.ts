// How much more two workers serve than one. The load and the database need the same processors as the workers, so what
// two workers could reach here at best is worked out from the same run: where it is less than twice, the share of it
// counts.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProduct } from '../../scripts/build.ts';
import { type Ask, type Load, loadOf } from '../http/load.ts';
import { seed } from '../http/seed.ts';
import { median } from '../shared/median.ts';
import { processorTime } from '../shared/processor-time.ts';
import { atLeast, micros, printTable, times } from '../shared/table.ts';
import { withPostgres } from '../shared/temporary-postgres.ts';
import { startServer, type WorkingServer } from './server.ts';

interface Effort {
  surveys: number;
  rounds: number;
  burst: number;
  warmUp: number;
}

const full: Effort = { surveys: 10_000, rounds: 30, burst: 4_000, warmUp: 10_000 };
const quick: Effort = { surveys: 1_000, rounds: 10, burst: 2_000, warmUp: 4_000 };
const connections = 64;
const peopleCount = 64;
/** An address of the country that the people of the seed live in. */
const american = '8.8.8.8';
/** Of two cores that nobody else needs. */
const bar = 1.7;

interface Contender {
  readonly server: WorkingServer;
  readonly load: Load;
}

/** Of one request, in microseconds. */
interface Cost {
  readonly elapsed: number;
  /** Processor time of the server, and of everything else that a request needs here; 0 where the system does not say. */
  readonly server: number;
  readonly others: number;
}

export async function benchWorkers(isQuick: boolean): Promise<void> {
  const effort = isQuick ? quick : full;
  await buildProduct();
  const dataDir = await mkdtemp(join(tmpdir(), 'earnwall-bench-'));
  try {
    await withPostgres(async (connectionString) => {
      const people = await seed(connectionString, effort.surveys, peopleCount);
      const started = (workers: number) => startServer({ workers, connectionString, dataDir });
      const servers = { one: await started(1), two: await started(2) };
      try {
        const rows = [];
        for (const what of whats) rows.push(await measure(what, servers, people, effort));
        printTable(`Two workers on ${availableParallelism()} cores, ${connections} requests at once`, rows);
      } finally {
        await Promise.all([servers.one.stop(), servers.two.stop()]);
      }
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface What {
  readonly name: string;
  asks(url: string, uhash: string): Promise<Ask>[];
}

const lengths = Array.from({ length: 16 }, (_, index) => 185 + index);
const whats: readonly What[] = [
  { name: 'GET /surveys', asks: (url, uhash) => [firstAnswer(`${url}/api/surveys`, uhash)] },
  {
    name: 'GET /surveys, made anew',
    // Of other lengths each time, so that no list is kept from before.
    asks: (url, uhash) => lengths.map((length) => firstAnswer(`${url}/api/surveys?limit=${length}`, uhash)),
  },
];

async function measure(
  { name, asks }: What,
  servers: Record<'one' | 'two', WorkingServer>,
  people: readonly string[],
  effort: Effort,
): Promise<Record<string, string>> {
  const asksOf = async ({ url }: WorkingServer): Promise<Ask[]> => {
    const asked: Ask[] = [];
    for (const uhash of people) asked.push(...(await Promise.all(asks(url, uhash))));
    return asked;
  };
  const contender = async (server: WorkingServer): Promise<Contender> => ({
    server,
    load: loadOf(await asksOf(server), connections),
  });
  const [one, two] = [await contender(servers.one), await contender(servers.two)];
  for (const { load } of [one, two]) await load.run(effort.warmUp);
  const rounds: { one: Cost; two: Cost }[] = [];
  for (let round = 0; round < effort.rounds; round += 1)
    rounds.push({ one: await costOf(one, effort.burst), two: await costOf(two, effort.burst) });
  for (const { load } of [one, two]) load.close();

  const of = (pick: (round: { one: Cost; two: Cost }) => number) => median(rounds.map(pick));
  const ratio = of((round) => round.one.elapsed / round.two.elapsed);
  const best = bestRatio({
    server: of((round) => round.one.server),
    others: of((round) => round.one.others),
  });
  const perSecond = (cost: (round: { one: Cost; two: Cost }) => number) =>
    `${Math.round(1e6 / of(cost)).toLocaleString('en')} /s`;
  return {
    answer: name,
    one: perSecond((round) => round.one.elapsed),
    two: perSecond((round) => round.two.elapsed),
    ratio: times(ratio),
    'cost, one': micros(of((round) => round.one.server)),
    'cost, two': micros(of((round) => round.two.server)),
    'on free cores': times(of((round) => (2 * round.one.server) / round.two.server)),
    others: micros(of((round) => round.one.others)),
    'best here': times(best),
    bar: atLeast(ratio, Number(((bar * best) / 2).toFixed(2))),
  };
}

/**
 * One worker is limited by its core, or by what all processes need of all cores; two by two cores, or by the same. The
 * bar is for a machine where the second limit is not met.
 */
function bestRatio({ server, others }: Pick<Cost, 'server' | 'others'>): number {
  const together = availableParallelism() / (server + others);
  return Math.min(2 / server, together) / Math.min(1 / server, together);
}

async function costOf({ server, load }: Contender, count: number): Promise<Cost> {
  const before = { server: server.used() ?? 0, all: processorTime(process.pid) ?? 0, at: performance.now() };
  await load.run(count);
  const elapsed = performance.now() - before.at;
  const used = (server.used() ?? 0) - before.server;
  const all = (processorTime(process.pid) ?? 0) - before.all;
  const each = (seconds: number) => (seconds * 1e6) / count;
  return { elapsed: each(elapsed / 1000), server: each(used), others: each(all - used) };
}

/** The answer must be a list that the product itself calls a success before it is asked for again. */
async function firstAnswer(url: string, uhash: string): Promise<Ask> {
  const headers = { authorization: `Bearer ${uhash}`, 'x-forwarded-for': american };
  const response = await fetch(url, { headers });
  const text = await response.text();
  const { result, surveys } = JSON.parse(text) as { result: string; surveys: unknown[] };
  if (result !== 'success' || surveys.length === 0)
    throw new Error(`GET /surveys answered no list: ${text.slice(0, 200)}`);
  return { url, headers, status: 200, bytes: Buffer.byteLength(text) };
}
