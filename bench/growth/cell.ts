// One size of inventory and users: what a request for the list costs the node and the database, and what the node weighs.
import { askFor } from '../http/asks.ts';
import { type Ask, type Load, loadOf } from '../http/load.ts';
import { type MeasuredServer, startMeasured } from '../http/measured-server.ts';
import { median } from '../shared/median.ts';
import type { DatabaseTime } from './database-time.ts';
import { uhashOf } from './seed.ts';

export interface Effort {
  readonly rounds: number;
  readonly burst: number;
  readonly warmUp: number;
  /** People whom the node has never seen, each of whom asks once. */
  readonly strangers: number;
}

/** Microseconds of processor time of one request. */
interface Cost {
  readonly node: number;
  readonly database: number;
}

export const requestKinds = ['kept', 'unchanged', 'anew', 'cold'] as const;
type RequestKind = (typeof requestKinds)[number];

export interface Cell {
  readonly costs: Readonly<Record<RequestKind, Cost>>;
  /** Of a list; and one of them. */
  readonly bytes: number;
  readonly sample: string;
  /** Bytes of the node's process: with its inventory, and after all requests. */
  readonly memory: { readonly started: number; readonly after: number };
}

interface Measuring {
  readonly program: string;
  readonly connectionString: string;
  /** Who ask again and again. */
  readonly people: readonly string[];
  readonly users: number;
  readonly effort: Effort;
  readonly databaseTime: DatabaseTime;
}

const connections = 64;
/** No divisor of any number of users: all of them come before one comes again. */
const stride = 7_919;
/** So many of the strangers are looked at: no figure counts of people who are shown nothing. */
const proven = 50;

export async function measureCell(given: Measuring): Promise<Cell> {
  const { program, connectionString, people, users, effort, databaseTime } = given;
  const server = await startMeasured(program, connectionString);
  const loads: Load[] = [];
  const open = async (asks: readonly Ask[]) => {
    const load = loadOf(asks, connections);
    loads.push(load);
    return (count: number) => costOf(server, databaseTime, load, count);
  };
  try {
    const started = await server.memory();
    const asks = await Promise.all(
      (await withLists(server.url, people)).map((uhash) => askFor(server, uhash)),
    );
    const known = {
      kept: await open(asks.map(({ fresh }) => fresh)),
      unchanged: await open(asks.map(({ unchanged }) => unchanged)),
      anew: await open(asks.flatMap(({ anew }) => anew)),
    };
    for (const ask of Object.values(known)) await ask(effort.warmUp);
    const rounds: Record<keyof typeof known, Cost>[] = [];
    for (let round = 0; round < effort.rounds; round += 1)
      rounds.push({
        kept: await known.kept(effort.burst),
        unchanged: await known.unchanged(effort.burst),
        anew: await known.anew(effort.burst),
      });
    // A quarter of them first, until the code that only they need has been compiled.
    const strangers = Array.from({ length: effort.strangers }, (_, nth) => uhashOf((nth * stride) % users));
    const cold = await open(strangers.map((uhash) => firstAsk(server.url, uhash)));
    await cold(Math.floor(effort.strangers / 4));
    const coldCost = await cold(effort.strangers - Math.floor(effort.strangers / 4));
    const shown = await withLists(server.url, strangers.slice(-proven));
    if (shown.length < proven / 2) throw new Error(`Of ${proven} strangers ${shown.length} have a list`);
    const middle = (kind: keyof typeof known): Cost => ({
      node: median(rounds.map((round) => round[kind].node)),
      database: median(rounds.map((round) => round[kind].database)),
    });
    const [first] = asks;
    if (!first) throw new Error('Nobody has a list');
    return {
      sample: await (await fetch(first.fresh.url, { headers: first.fresh.headers })).text(),
      costs: { kept: middle('kept'), unchanged: middle('unchanged'), anew: middle('anew'), cold: coldCost },
      bytes: Math.round(asks.reduce((sum, { fresh }) => sum + fresh.bytes, 0) / asks.length),
      memory: { started, after: await server.memory() },
    };
  } finally {
    for (const load of loads) load.close();
    await server.stop();
  }
}

const firstAsk = (url: string, uhash: string): Ask => ({
  ...{ url: `${url}/api/surveys`, headers: { authorization: `Bearer ${uhash}` } },
  ...{ status: 200, bytes: null },
});

/** Of few surveys some people have none. */
async function withLists(url: string, people: readonly string[]): Promise<string[]> {
  const counts = await Promise.all(
    people.map(async (uhash) => {
      const headers = { authorization: `Bearer ${uhash}` };
      const answer = (await (await fetch(`${url}/api/surveys`, { headers })).json()) as {
        surveys?: unknown[];
      };
      return answer.surveys?.length ?? 0;
    }),
  );
  return people.filter((_, place) => counts[place]);
}

async function costOf(
  server: MeasuredServer,
  databaseTime: DatabaseTime,
  load: Load,
  count: number,
): Promise<Cost> {
  const before = { node: await server.cpu(), database: databaseTime() };
  await load.run(count);
  const database = databaseTime() - before.database;
  return { node: ((await server.cpu()) - before.node) / count, database: database / count };
}
