// What GET /surveys with its login costs the server, against Node's HTTP server sending ready bytes of the same size.
import { median } from '../shared/median.ts';
import { against, micros, printTable, times } from '../shared/table.ts';
import { withPostgres } from '../shared/temporary-postgres.ts';
import { type Ask, load } from './load.ts';
import { type MeasuredServer, startMeasured } from './measured-server.ts';
import { plant } from './plant.ts';

interface Effort {
  sizes: readonly number[];
  rounds: number;
  burstMs: number;
}

const full: Effort = { sizes: [10_000, 100_000], rounds: 7, burstMs: 1_500 };
const quick: Effort = { sizes: [1_000], rounds: 3, burstMs: 700 };
const connections = 16;
const peopleCount = 64;
const bars = new Map([
  [10_000, 1.8],
  [100_000, 2.25],
]);
const unchangedBar = 0.95;

interface Contender {
  readonly server: MeasuredServer;
  readonly asks: readonly Ask[];
}

export async function benchHttp(isQuick: boolean): Promise<void> {
  const effort = isQuick ? quick : full;
  const rows: Record<string, string>[] = [];
  for (const size of effort.sizes) {
    rows.push(...(await withPostgres((connectionString) => measure(connectionString, size, effort))));
  }
  printTable(
    `GET /surveys with its login: processor time of the server for one request, ${connections} at once`,
    rows,
  );
}

async function measure(
  connectionString: string,
  size: number,
  effort: Effort,
): Promise<Record<string, string>[]> {
  const people = await plant(connectionString, size, peopleCount);
  const product = await startMeasured('product-server.ts', connectionString);
  const asks = await Promise.all(people.map((uhash) => askFor(product, uhash)));
  const bytes = Math.round(asks.reduce((sum, { fresh }) => sum + fresh.bytes, 0) / asks.length);
  const raw = await startMeasured('raw-server.ts', String(bytes));
  const contenders = {
    raw: { server: raw, asks: [{ url: raw.url, headers: {}, status: 200, bytes }] },
    list: { server: product, asks: asks.map(({ fresh }) => fresh) },
    unchanged: { server: product, asks: asks.map(({ unchanged }) => unchanged) },
  } satisfies Record<string, Contender>;
  try {
    const rounds: Record<keyof typeof contenders, number>[] = [];
    for (let round = -1; round < effort.rounds; round += 1) {
      const spent = {
        raw: await costOf(contenders.raw, effort.burstMs),
        list: await costOf(contenders.list, effort.burstMs),
        unchanged: await costOf(contenders.unchanged, effort.burstMs),
      };
      if (round >= 0) rounds.push(spent);
    }
    const row = (what: keyof typeof contenders, bar: number | undefined) => {
      const ratio = median(rounds.map((round) => round[what] / round.raw));
      return {
        surveys: size.toLocaleString('en'),
        answer: what === 'unchanged' ? '304' : `${(bytes / 1024).toFixed(1)} KB`,
        raw: micros(median(rounds.map((round) => round.raw))),
        product: micros(median(rounds.map((round) => round[what]))),
        ratio: times(ratio),
        bar: bar === undefined ? '' : against(ratio, bar),
      };
    };
    return [row('list', bars.get(size)), row('unchanged', unchangedBar)];
  } finally {
    await Promise.all([product.stop(), raw.stop()]);
  }
}

/** The answer must be a list that the product itself calls a success before it is asked for again. */
async function askFor(server: MeasuredServer, uhash: string): Promise<{ fresh: Ask; unchanged: Ask }> {
  const url = `${server.url}/api/surveys`;
  const headers = { authorization: `Bearer ${uhash}` };
  const response = await fetch(url, { headers });
  const text = await response.text();
  const { result, surveys } = JSON.parse(text) as { result: string; surveys: unknown[] };
  const etag = response.headers.get('etag');
  if (result !== 'success' || surveys.length === 0 || etag === null)
    throw new Error(`No list: ${text.slice(0, 200)}`);
  return {
    fresh: { url, headers, status: 200, bytes: Buffer.byteLength(text) },
    unchanged: { url, headers: { ...headers, 'if-none-match': etag }, status: 304, bytes: 0 },
  };
}

async function costOf({ server, asks }: Contender, milliseconds: number): Promise<number> {
  const before = await server.cpu();
  const answered = await load(asks, connections, milliseconds);
  return ((await server.cpu()) - before) / answered;
}
