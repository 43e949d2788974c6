// What GET /surveys with its login costs the server, against Node's HTTP server sending ready bytes of the same size.
import { bundled } from '../shared/bundled.ts';
import { median } from '../shared/median.ts';
import { against, micros, printTable, times } from '../shared/table.ts';
import { withPostgres } from '../shared/temporary-postgres.ts';
import { type Asks, askFor } from './asks.ts';
import { type Ask, type Load, loadOf } from './load.ts';
import { type MeasuredServer, startMeasured } from './measured-server.ts';
import { seed } from './seed.ts';

interface Effort {
  sizes: readonly number[];
  /** Short and many: whatever else the machine does, the contenders of one round have met the same of it. */
  rounds: number;
  burst: number;
  /** Until the code that is asked again and again has been compiled. */
  warmUp: number;
}

const full: Effort = { sizes: [10_000, 100_000], rounds: 60, burst: 1_000, warmUp: 20_000 };
const quick: Effort = { sizes: [1_000], rounds: 20, burst: 500, warmUp: 5_000 };
/** So many that neither server waits for work: what a request costs a busy node. */
const connections = 64;
const peopleCount = 64;
const listBars = new Map([
  [10_000, 1.8],
  [100_000, 2.25],
]);
/** Of a list matched and written anew. */
const anewBars = new Map([
  [10_000, 4],
  [100_000, 6],
]);
const unchangedBar = 0.95;

type Programs = Record<'http/product-server' | 'http/raw-server', string>;

interface Contender {
  readonly server: MeasuredServer;
  readonly load: Load;
  readonly asks: readonly Ask[];
}

export async function benchHttp(isQuick: boolean): Promise<void> {
  const effort = isQuick ? quick : full;
  const rows: Record<string, string>[] = [];
  const programs = await bundled('http/product-server', 'http/raw-server');
  for (const size of effort.sizes) {
    rows.push(
      ...(await withPostgres((connectionString) => measure(programs, connectionString, size, effort))),
    );
  }
  printTable(
    `GET /surveys with its login: processor time of the server for one request, ${connections} at once`,
    rows,
  );
}

async function measure(
  programs: Programs,
  connectionString: string,
  size: number,
  effort: Effort,
): Promise<Record<string, string>[]> {
  const people = await seed(connectionString, size, peopleCount);
  // A node for each kind of answer, so that none is charged for the garbage of another.
  const contender = async (asked: (asks: Asks) => Ask | readonly Ask[]): Promise<Contender> => {
    const server = await startMeasured(programs['http/product-server'], connectionString);
    const asks = (await Promise.all(people.map((uhash) => askFor(server, uhash)))).flatMap(asked);
    return { server, asks, load: loadOf(asks, connections) };
  };
  const list = await contender(({ fresh }) => fresh);
  const bytes = Math.round(list.asks.reduce((sum, ask) => sum + (ask.bytes ?? 0), 0) / list.asks.length);
  const raw = await startMeasured(programs['http/raw-server'], String(bytes));
  const ready = [{ url: raw.url, headers: {}, status: 200, bytes }];
  const contenders = {
    raw: { server: raw, load: loadOf(ready, connections) },
    list,
    anew: await contender(({ anew }) => anew),
    unchanged: await contender(({ unchanged }) => unchanged),
  };
  try {
    for (const { load } of Object.values(contenders)) await load.run(effort.warmUp);
    const rounds: Record<keyof typeof contenders, number>[] = [];
    for (let round = 0; round < effort.rounds; round += 1) {
      rounds.push({
        raw: await costOf(contenders.raw, effort.burst),
        list: await costOf(contenders.list, effort.burst),
        anew: await costOf(contenders.anew, effort.burst),
        unchanged: await costOf(contenders.unchanged, effort.burst),
      });
    }
    const row = (what: keyof typeof contenders, answer: string, bar?: number) => {
      const ratio = median(rounds.map((round) => round[what] / round.raw));
      return {
        surveys: size.toLocaleString('en'),
        answer,
        raw: micros(median(rounds.map((round) => round.raw))),
        product: micros(median(rounds.map((round) => round[what]))),
        ratio: times(ratio),
        bar: bar === undefined ? '' : against(ratio, bar),
      };
    };
    const length = `${(bytes / 1024).toFixed(1)} KB`;
    return [
      row('list', length, listBars.get(size)),
      row('anew', `${length}, matched and written anew`, anewBars.get(size)),
      row('unchanged', '304', unchangedBar),
    ];
  } finally {
    for (const { load } of Object.values(contenders)) load.close();
    await Promise.all(Object.values(contenders).map(({ server }) => server.stop()));
  }
}

async function costOf({ server, load }: Pick<Contender, 'server' | 'load'>, count: number): Promise<number> {
  const before = await server.cpu();
  await load.run(count);
  return ((await server.cpu()) - before) / count;
}
