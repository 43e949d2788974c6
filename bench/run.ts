// `npm run bench`: what the product costs as ratios to a limit measured in the same run, printed and kept in a file
// (decision 0145). `npm run bench -- matching --quick` names the benchmarks to run, and makes them short; `--runs 3` repeats
// them, `--write` makes docs/performance.md of the file, `--from` without running any.
import { writeFile } from 'node:fs/promises';
import { inRoot } from '../scripts/root.ts';
import { benchBrowser } from './browser/run.ts';
import { benchCrediting } from './crediting/run.ts';
import { benchEmbed } from './embed/run.ts';
import { benchGrowth } from './growth/run.ts';
import { benchHttp } from './http/run.ts';
import { benchMatching } from './matching/run.ts';
import { benchNumbers } from './numbers/run.ts';
import { type Options, readOptions } from './options.ts';
import { benchPostbacks } from './postbacks/run.ts';
import { benchRealtime } from './realtime/run.ts';
import { chart } from './report/chart.ts';
import { page } from './report/page.ts';
import { promisesOf } from './report/promises.ts';
import { keepResults, type Measured, machine, type Outcome, readResults } from './report/results.ts';
import { needChromium, needPgbench } from './shared/programs.ts';
import { Skipped } from './shared/skipped.ts';
import { takeTables } from './shared/table.ts';
import { benchVisit } from './visit/run.ts';
import { benchWorkers } from './workers/run.ts';
import { benchWorld } from './world/run.ts';

const benchmarks = {
  matching: benchMatching,
  http: benchHttp,
  visit: benchVisit,
  crediting: benchCrediting,
  realtime: benchRealtime,
  postbacks: benchPostbacks,
  numbers: benchNumbers,
  embed: benchEmbed,
  browser: benchBrowser,
  workers: benchWorkers,
  growth: benchGrowth,
  world: benchWorld,
} as const;
type Name = keyof typeof benchmarks;
const names = Object.keys(benchmarks) as Name[];

/** What has to be there first. */
const needs: Partial<Record<Name, () => Promise<void>>> = {
  crediting: needPgbench,
  embed: needChromium,
  browser: needChromium,
};

const options = readOptions(process.argv.slice(2), names);
if ('problem' in options) {
  console.error(options.problem);
  process.exit(1);
}
const results = options.from ? await readResults(options.from) : await measureAll(options);
if (options.isWritten) {
  await writeFile(inRoot('docs/performance.md'), page(results));
  await writeFile(inRoot('docs/performance.svg'), chart(results.flatMap(promisesOf)));
}

async function measureAll({ wanted, runs, isQuick, file }: Options<Name>): Promise<Measured[]> {
  const outcomes = new Map<Name, Outcome[]>(wanted.map((name) => [name, []]));
  const where = machine();
  const measured = (): Measured[] => {
    const at = new Date().toISOString();
    return [...outcomes]
      .filter(([, runs]) => runs.length > 0)
      .map(([name, runs]) => ({ name, at, isQuick, machine: where, runs }));
  };
  // All of them in each run: what the machine does meanwhile differs more from hour to hour than from minute to minute.
  for (let run = 0; run < runs; run += 1)
    for (const [name, its] of outcomes) {
      its.push(await measureOne(name, isQuick));
      // What has been measured stays, whatever ends the next one.
      await keepResults(file, measured(), names);
    }
  summarise(measured());
  return await readResults(file);
}

/** Whatever happens to one of them, the others go on. */
async function measureOne(name: Name, isQuick: boolean): Promise<Outcome> {
  try {
    await needs[name]?.();
    await benchmarks[name](isQuick);
    return { tables: takeTables() };
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    if (error instanceof Skipped) return { tables: takeTables(), skipped: message };
    console.error(error);
    process.exitCode = 1;
    return { tables: takeTables(), failed: message };
  }
}

function summarise(measured: readonly Measured[]): void {
  const promises = measured.flatMap(promisesOf);
  const missed = promises.filter(({ isMet }) => !isMet);
  console.log(`\n${promises.length} promises, ${missed.length} missed.`);
  for (const { name, what, measured: value, bar } of missed)
    console.log(`  ${name}: ${what}: ${value}, ${bar}`);
  for (const { name, runs } of measured)
    for (const { skipped, failed } of runs.slice(0, 1)) {
      if (skipped) console.log(`  ${name} was skipped: ${skipped}`);
      if (failed) console.log(`  ${name} failed: ${failed}`);
    }
}
