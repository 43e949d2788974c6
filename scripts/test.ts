// `npm test [suite …]`: checks, unit, api and browser tests, and one closing line that sums them all.
import { readFile, rm } from 'node:fs/promises';
import { buildProduct } from './build.ts';
import { runChecks } from './check.ts';
import { ensureChromium } from './chromium.ts';
import { inRoot } from './root.ts';
import { runTool } from './run-command.ts';
import { type Counts, closingWords, playwrightCounts, sum, vitestCounts } from './test/counts.ts';

const suites: Record<string, () => Promise<Counts>> = {
  check: runChecks,
  unit: () => runVitest('unit', 'unit-screens'),
  api: () => runVitest('api'),
  e2e: runPlaywright,
};

// Whatever the caller's shell says, React and others must load what tests need.
const env = { NODE_ENV: 'test' };

async function runVitest(...projects: [string, ...string[]]): Promise<Counts> {
  const report = await freshReport(projects[0]);
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { code } = await runTool('vitest', args, { env, visible: true });
  return vitestCounts(await readReport(report), code);
}

async function runPlaywright(): Promise<Counts> {
  const report = await freshReport('e2e');
  await ensureChromium();
  await buildProduct();
  // A story that fails on a busy machine is retried; the closing lines name it.
  const { code } = await runTool('playwright', ['test', '--retries=1'], {
    cwd: inRoot('e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    visible: true,
  });
  return playwrightCounts(await readReport(report), code);
}

/** Yesterday's report must not stand in for a run that never came to its end. */
async function freshReport(name: string): Promise<string> {
  const file = inRoot('.cache', 'test', `${name}.json`);
  await rm(file, { force: true });
  return file;
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(suites);
const results: Counts[] = [];
for (const name of wanted) {
  const suite = suites[name];
  if (!suite) throw new Error(`There is no suite "${name}"; there are ${Object.keys(suites).join(', ')}.`);
  console.log(`\n── ${name}`);
  results.push(
    await suite().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    }),
  );
}
const total = sum(results);
console.log(`\n${closingWords(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
