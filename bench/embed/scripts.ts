// What the script for publishers' pages weighs, and how long it keeps a slow phone at load, beside those of others.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type launchForMeasuring, newThrottledPage } from '../../e2e/support/throttled-browser.ts';
import { embedBudget } from '../../scripts/check/embed-size.ts';
import { inRoot } from '../../scripts/root.ts';
import { installAnchors } from '../shared/anchors.ts';
import { median } from '../shared/median.ts';
import { Skipped } from '../shared/skipped.ts';
import { against, printTable, times } from '../shared/table.ts';

type Browser = Awaited<ReturnType<typeof launchForMeasuring>>;

const phone = { roundTripMs: 0, megabitsPerSecond: 100, processor: 4 };
/** Against Cal's. */
const timeBar = 0.2;
const packages = ['@typeform/embed@6.1.1', '@calcom/embed-core@1.5.3'];
const others = {
  Typeform: { file: 'node_modules/@typeform/embed/build/embed.js', before: '' },
  Cal: {
    file: 'node_modules/@calcom/embed-core/dist/embed/embed.js',
    // What their snippet does before the script arrives.
    before: 'window.Cal = function () { Cal.q.push(arguments); }; Cal.q = []; Cal.ns = {};',
  },
};

interface Script {
  readonly name: string;
  readonly text: string;
  readonly before: string;
}

/** A page has scripts of its own, and what a browser makes when the first of them asks for an element is nobody else's. */
const ownScript = 'document.currentScript.src;';

/** It runs: for a text without a statement the browser would not even make what every script runs in. */
const empty: Script = { name: 'a script of one statement', text: 'void 0;', before: '' };

export async function compareScripts(browser: Browser, rounds: number): Promise<void> {
  const ours = {
    name: 'ours',
    text: await readFile(inRoot('apps/embed/dist/v1/embed.js'), 'utf8'),
    before: '',
  };
  const compared = await loadOthers();
  const found = compared instanceof Skipped ? [] : compared;
  const [weights, spent] = [new Map<string, number>(), new Map<string, number[]>()];
  for (const { name, text } of [ours, ...found]) weights.set(name, gzipSync(text, { level: 9 }).length);
  for (let round = -1; round < rounds; round += 1) {
    // What any script costs, and Chromium itself.
    const nothing = await scriptTime(browser, empty);
    for (const script of [ours, ...found]) {
      const ms = (await scriptTime(browser, script)) - nothing;
      if (round >= 0) spent.set(script.name, [...(spent.get(script.name) ?? []), ms]);
    }
  }

  const bytes = weights.get(ours.name) ?? 0;
  printTable('Embed script: its size after gzip', [
    {
      what: 'the script',
      ...Object.fromEntries(found.map(({ name }) => [name, `${weights.get(name)} bytes`])),
      product: `${bytes} bytes`,
      bar: `${bytes <= embedBudget ? 'ok' : 'MISSED'} ≤ ${embedBudget} bytes`,
    },
  ]);
  const own = spent.get(ours.name) ?? [];
  const rows = found.map(({ name }) => {
    const theirs = spent.get(name) ?? [];
    const ratio = median(own.map((ms, round) => ms / (theirs[round] ?? Number.NaN)));
    return {
      what: `against ${name}`,
      other: `${median(theirs).toFixed(1)} ms`,
      product: `${median(own).toFixed(1)} ms`,
      ratio: times(ratio),
      bar: name === 'Cal' ? against(ratio, timeBar) : '',
    };
  });
  if (rows.length > 0)
    printTable(
      `Embed script: its time at load beyond that of a script of one statement, processor ${phone.processor}× slower`,
      rows,
    );
  if (compared instanceof Skipped) console.log(`\nOther scripts were skipped: ${compared.message}`);
}

async function loadOthers(): Promise<Script[] | Skipped> {
  try {
    const folder = await installAnchors('embed', packages);
    return await Promise.all(
      Object.entries(others).map(async ([name, { file, before }]) => ({
        ...{ name, before },
        text: await readFile(join(folder, file), 'utf8'),
      })),
    );
  } catch (error) {
    if (error instanceof Skipped) return error;
    throw error;
  }
}

/** Compiling it and running it, as the browser counts it. */
async function scriptTime(browser: Browser, { name, text, before }: Script): Promise<number> {
  const page = await newThrottledPage(browser, phone);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const spent = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? 0);
    };
    // From an address, as on a publisher's page: ours asks where it came from.
    const html = `<!doctype html><title>A page</title><script>${ownScript}${before}</script><script src="/script.js"></script>`;
    await page.route('**/*', (route) =>
      route.request().url().endsWith('/script.js')
        ? route.fulfill({ contentType: 'text/javascript', body: text })
        : route.fulfill({ contentType: 'text/html', body: html }),
    );
    const start = await spent();
    await page.goto('https://page.test/', { waitUntil: 'load' });
    const ms = (await spent()) - start;
    if (failures.length > 0) throw new Error(`The script of ${name} failed: ${failures[0]}`);
    return ms;
  } finally {
    await page.context().close();
  }
}
