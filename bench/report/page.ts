// docs/performance.md, from the file of results.
import { type Kept, promisesOf } from './promises.ts';
import type { Measured } from './results.ts';

export function page(results: readonly Measured[]): string {
  const parts = results.map(part);
  return `# Performance

What the product costs, as ratios to a limit or to what others offer, measured in the same run (${'`npm run bench`'}; how and why:
[decision 0145](decisions/0145-benchmarks-that-go-on.md)). This page is written by ${'`npm run bench -- --runs 3 --write`'}: do not
edit it. Figures of a busy or small machine are worse than those of a quiet one, ratios less so; the spread says how much to believe.

![How much of each promise is used](performance.svg)

${parts.join('\n\n')}
`;
}

function part(measured: Measured): string {
  const { name, at, isQuick, machine, runs } = measured;
  const how = `${runs.length} ${runs.length === 1 ? 'run' : 'runs'}${isQuick ? ', short' : ''}, ${at.slice(0, 10)}, ${machine}`;
  const head = `## ${name}\n\n${how}.`;
  const [problem] = runs.flatMap(({ skipped, failed }) =>
    skipped ? [`Skipped: ${skipped}`] : failed ? [`Failed: ${failed}`] : [],
  );
  const tables = [...byTable(promisesOf(measured))].map(
    ([title, promises]) => `${cell(title)}:\n\n${tableOf(promises)}`,
  );
  return [head, ...(problem ? [`${cell(problem)}.`] : []), ...tables].join('\n\n');
}

function byTable(promises: readonly Kept[]): Map<string, Kept[]> {
  const tables = new Map<string, Kept[]>();
  for (const promise of promises) tables.set(promise.table, [...(tables.get(promise.table) ?? []), promise]);
  return tables;
}

function tableOf(promises: readonly Kept[]): string {
  const rows = promises.map(
    ({ what, measured, spread, bar, isMet }) =>
      `| ${cell(what)} | ${cell(measured)} | ${cell(spread)} | ${cell(bar)} | ${isMet ? 'kept' : '**missed**'} |`,
  );
  return ['| | median | runs | promised | |', '|---|---|---|---|---|', ...rows].join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim();
