// What the panel asks of a phone's main thread, against pages without a framework that show the same.
import { launchForMeasuring } from '../../e2e/support/throttled-browser.ts';
import { buildProduct } from '../../scripts/build.ts';
import { withDemo } from '../shared/demo-product.ts';
import { median } from '../shared/median.ts';
import { Skipped } from '../shared/skipped.ts';
import { against, printTable, times } from '../shared/table.ts';
import { hasLighthouse, judge } from './lighthouse.ts';
import { loadOf } from './main-thread.ts';
import { keptAfter } from './memory.ts';
import { others } from './other-questions.ts';
import type { Browser, Pressed } from './phone.ts';
import { nextToManyAnswers } from './question.ts';
import { sortOfMany } from './sort.ts';

const bars = { question: 1.6, sort: 0.15, pressMs: 200, frameMs: 50, kept: 1.05 };
const lighthouse = { score: 98, blockingMs: 150, mainThreadMs: 1500 };

export async function benchBrowser(isQuick: boolean): Promise<void> {
  await buildProduct();
  await withDemo({}, async (origin) => {
    const browser = await launchForMeasuring();
    try {
      await loads(browser, origin, isQuick ? 5 : 15);
      await presses(browser, origin, isQuick ? 3 : 11);
      await memory(browser, origin, isQuick ? 100 : 500);
    } finally {
      await browser.close();
    }
    await judged(origin, isQuick ? 1 : 5);
  });
}

const lists = [
  ['surveys', '/'],
  ['offers', '/offers'],
] as const;
const addressOf = (origin: string, path: string) => `${origin}${path}?app=demo-coins&uuid=alice`;

async function loads(browser: Browser, origin: string, rounds: number): Promise<void> {
  const rows = [];
  for (const [what, path] of lists) {
    const seen = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await loadOf(browser, addressOf(origin, path)));
    const mainThread = median(seen.map((load) => load.mainThread));
    const blocking = median(seen.map((load) => load.blocking));
    const isGood = mainThread <= lighthouse.mainThreadMs && blocking <= lighthouse.blockingMs;
    rows.push({
      what,
      'blocking time': `${Math.round(blocking)} ms`,
      'main thread': `${Math.round(mainThread)} ms`,
      bar: `${isGood ? 'ok' : 'MISSED'} ≤ ${lighthouse.blockingMs} ms, ≤ ${lighthouse.mainThreadMs} ms`,
    });
  }
  printTable('Browser: until a list rests, in time of the processor at a quarter of its speed', rows);
}

async function presses(browser: Browser, origin: string, rounds: number): Promise<void> {
  const questions: Measured[] = [];
  const sorts: (Measured & { longestFrame: number })[] = [];
  const libraries = new Map<string, number[] | Skipped>(others.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    const question = await nextToManyAnswers(browser, origin);
    const sort = await sortOfMany(browser, origin);
    await measureOthers(browser, libraries, question.still.work);
    // The first round is the server's own warming up.
    if (round < 0) continue;
    questions.push(question);
    sorts.push(sort);
  }
  printTable('Browser: work of the main thread for a press (processor 4× slower)', [
    rowOf('Next → a question with 1,000 answers', questions, bars.question),
    rowOf('another order for 500 surveys', sorts, bars.sort),
  ]);
  printOthers(libraries);
  const slowest = Math.max(
    ...[questions, sorts].map((seen) => median(seen.map(({ product }) => product.shown))),
  );
  const frame = median(sorts.map(({ longestFrame }) => longestFrame));
  printTable('Browser: what its user waits for', [
    limitRow('slowest of these presses until it shows (processor 4× slower)', slowest, bars.pressMs, 'ms'),
    limitRow('longest frame of a scroll while the list grows', frame, bars.frameMs, 'ms'),
  ]);
}

/** As many times as by hand, in the same round. */
async function measureOthers(
  browser: Browser,
  libraries: Map<string, number[] | Skipped>,
  byHand: number,
): Promise<void> {
  for (const { name, workOf } of others) {
    const seen = libraries.get(name);
    if (!Array.isArray(seen)) continue;
    try {
      seen.push((await workOf(browser)) / byHand);
    } catch (error) {
      if (!(error instanceof Skipped)) throw error;
      libraries.set(name, error);
    }
  }
}

function printOthers(libraries: ReadonlyMap<string, readonly number[] | Skipped>): void {
  const rows = [...libraries].flatMap(([what, seen]) =>
    seen instanceof Skipped ? [] : [{ what, ratio: times(median(seen), 0) }],
  );
  if (rows.length > 0) printTable('Browser: the same question by others, against by hand', rows);
  for (const [name, seen] of libraries)
    if (seen instanceof Skipped) console.log(`\n${name} was skipped: ${seen.message}`);
}

interface Measured {
  product: Pressed;
  still: Pressed;
}

function rowOf(what: string, seen: readonly Measured[], bar: number) {
  const ratio = median(seen.map(({ product, still }) => product.work / still.work));
  const ms = (side: keyof Measured) => `${median(seen.map((one) => one[side].work)).toFixed(1)} ms`;
  return {
    what,
    'by hand': ms('still'),
    product: ms('product'),
    ratio: times(ratio),
    bar: against(ratio, bar),
  };
}

function limitRow(what: string, value: number, limit: number, unit: string) {
  return {
    what,
    product: `${Math.round(value)} ${unit}`,
    bar: `${value <= limit ? 'ok' : 'MISSED'} ≤ ${limit} ${unit}`,
  };
}

async function memory(browser: Browser, origin: string, navigations: number): Promise<void> {
  const { early, late } = await keptAfter(browser, origin, navigations);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  printTable(`Browser: what a visit keeps, after a tenth of ${navigations} navigations and after all`, [
    {
      ...{ what: 'heap', early: megabytes(early.heap), late: megabytes(late.heap) },
      ...{ ratio: times(late.heap / early.heap), bar: against(late.heap / early.heap, bars.kept) },
    },
    {
      ...{ what: 'nodes of the document', early: `${early.nodes}`, late: `${late.nodes}` },
      ...{ ratio: times(late.nodes / early.nodes), bar: against(late.nodes / early.nodes, bars.kept) },
    },
  ]);
}

async function judged(origin: string, rounds: number): Promise<void> {
  if (!(await hasLighthouse())) {
    console.log('\nLighthouse is not here and could not be fetched: its rows are left out.');
    return;
  }
  const rows = [];
  for (const [what, path] of lists) {
    const seen = await judge(addressOf(origin, path), rounds);
    const isGood =
      seen.score >= lighthouse.score &&
      seen.blocking <= lighthouse.blockingMs &&
      seen.mainThread <= lighthouse.mainThreadMs;
    rows.push({
      what,
      performance: `${seen.score}`,
      'blocking time': `${Math.round(seen.blocking)} ms`,
      'main thread': `${Math.round(seen.mainThread)} ms`,
      bar: `${isGood ? 'ok' : 'MISSED'} ≥ ${lighthouse.score}, ≤ ${lighthouse.blockingMs} ms, ≤ ${lighthouse.mainThreadMs} ms`,
    });
  }
  printTable('Browser: Lighthouse, mobile', rows);
}
