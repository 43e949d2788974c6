// What a visit costs the server: the first answer with the list, compressed, against Node's HTTP server sending as many
// ready bytes.
import { buildProduct } from '../../scripts/build.ts';
import { inRoot } from '../../scripts/root.ts';
import { type MeasuredServer, startMeasured } from '../http/measured-server.ts';
import { seed } from '../http/seed.ts';
import { bundled } from '../shared/bundled.ts';
import { median } from '../shared/median.ts';
import { needChromium } from '../shared/programs.ts';
import { against, micros, printTable, times } from '../shared/table.ts';
import { withPostgres } from '../shared/temporary-postgres.ts';
import { measureLargestPaint } from './largest-paint.ts';
import { openPageLoad, type PageLoad } from './page-load.ts';
import { type Visitor, visitorOf } from './visitors.ts';

interface Effort {
  surveys: number;
  rounds: number;
  burst: number;
  /** Until the code that is asked again and again has been compiled. */
  warmUp: number;
  /** Rounds of the browser. */
  paints: number;
}

const full: Effort = { surveys: 10_000, rounds: 40, burst: 500, warmUp: 8_000, paints: 15 };
const quick: Effort = { surveys: 10_000, rounds: 10, burst: 300, warmUp: 5_000, paints: 5 };
const connections = 64;
/** Some of them have lists that do not fill a page, and do not come. */
const peopleCount = 96;
const bar = 20;
const panel = inRoot('apps/panel/dist');

export async function benchVisit(isQuick: boolean): Promise<void> {
  await buildProduct();
  const effort = isQuick ? quick : full;
  const programs = await bundled('visit/product-server', 'http/raw-server');
  await withPostgres(async (connectionString) => {
    const people = await seed(connectionString, effort.surveys, peopleCount);
    const product = await startMeasured(programs['visit/product-server'], connectionString, panel);
    try {
      const cost = await measure(product, programs['http/raw-server'], people, effort);
      printTable(`A visit of a known person: processor time of the server, ${connections} at once`, [cost]);
      const title = 'A visit: the largest paint';
      const problem = await needChromium().then(
        () => null,
        (error: Error) => error.message,
      );
      if (problem !== null) return console.log(`\n${title}: left out: ${problem}\n`);
      const address = `${product.url}/?uh=${people[0]}`;
      printTable(title, [await measureLargestPaint(address, effort.paints)]);
    } finally {
      await product.stop();
    }
  });
}

async function measure(
  product: MeasuredServer,
  rawProgram: string,
  people: readonly string[],
  effort: Effort,
): Promise<Record<string, string>> {
  const known = await Promise.all(people.map((uhash) => visitorOf(product.url, uhash)));
  const visitors = known.filter((visitor) => visitor !== null);
  const pages = await openLoad(
    product,
    visitors.map(({ request }) => request),
  );
  const first = await checked(visitors, pages.run(effort.warmUp));
  const bytes = Math.round(first.reduce((sum, { body }) => sum + body.length, 0) / first.length);
  const raw = await startMeasured(rawProgram, String(bytes));
  const plain = await openLoad(raw, [Buffer.from('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')]);
  try {
    await plain.run(effort.warmUp);
    const rounds: { raw: number; product: number }[] = [];
    for (let round = 0; round < effort.rounds; round += 1) {
      const [cost, answers] = await costOf(product, pages, effort.burst);
      await checked(visitors, answers);
      const [rawCost] = await costOf(raw, plain, effort.burst);
      rounds.push({ raw: rawCost, product: cost });
    }
    const ratio = median(rounds.map((round) => round.product / round.raw));
    return {
      surveys: effort.surveys.toLocaleString('en'),
      page: `${(bytes / 1024).toFixed(1)} KB`,
      raw: micros(median(rounds.map((round) => round.raw))),
      product: micros(median(rounds.map((round) => round.product))),
      ratio: times(ratio),
      bar: against(ratio, bar),
    };
  } finally {
    for (const load of [pages, plain]) load.close();
    await raw.stop();
  }
}

const openLoad = ({ url }: MeasuredServer, requests: readonly Buffer[]) =>
  openPageLoad(requests, Number(new URL(url).port), connections);

type Answers = Awaited<ReturnType<PageLoad['run']>>;

async function checked(visitors: readonly Visitor[], running: Promise<Answers> | Answers): Promise<Answers> {
  const answers = await running;
  for (const answer of answers) visitors[answer.place]?.check(answer);
  return answers;
}

async function costOf(server: MeasuredServer, load: PageLoad, count: number): Promise<[number, Answers]> {
  const before = await server.cpu();
  const answers = await load.run(count);
  return [((await server.cpu()) - before) / count, answers];
}
