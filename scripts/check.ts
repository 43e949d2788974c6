// `npm run check`: everything that can be known without running the product, one line a step.
import { readFile } from 'node:fs/promises';
import { buildProduct } from './build.ts';
import { citationProblems } from './check/citations.ts';
import { consoleSizeProblems } from './check/console-sizes.ts';
import { embedSizeProblem } from './check/embed-size.ts';
import { cycles, layerProblems, sourcesIn } from './check/imports.ts';
import { lockfileProblems } from './check/lockfile.ts';
import { readRepository } from './check/repository.ts';
import { sizeProblems } from './check/sizes.ts';
import { isProgram } from './is-program.ts';
import { languagesReport } from './languages.ts';
import { inRoot, root } from './root.ts';
import { runTool } from './run-command.ts';
import { seconds } from './seconds.ts';
import type { Counts } from './test/counts.ts';

/** Each step resolves with what is wrong; nothing means all is well. */
const steps: Record<string, () => Promise<string>> = {
  types: () => toolProblems('tsc', '--build'),
  lint: () => toolProblems('biome', 'check', '--error-on-warnings'),
  'imports between folders': async () => {
    const files = sourcesIn(await readRepository(root));
    return [...layerProblems(files), ...cycles(files)].join('\n');
  },
  'unused code and dependencies': () => toolProblems('knip'),
  'lock file': async () => lockfileProblems(await readFile(inRoot('package-lock.json'), 'utf8')).join('\n'),
  citations: async () => citationProblems(await readRepository(root)).join('\n'),
  languages: async () => languagesReport(),
  'size of the first load': async () => {
    await buildProduct();
    return (await sizeProblems(inRoot('apps/panel/dist/client'))).join('\n');
  },
  'sizes of the console': async () => (await consoleSizeProblems(inRoot('apps/console/dist'))).join('\n'),
  'size of the embed script': async () =>
    embedSizeProblem(await readFile(inRoot('apps/embed/dist/v1/embed.js'))),
};

async function toolProblems(name: string, ...args: string[]): Promise<string> {
  const { code, output } = await runTool(name, args);
  return code === 0 ? '' : output || `${name} ended with code ${code}`;
}

export async function runChecks(): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  for (const [name, step] of Object.entries(steps)) {
    const started = performance.now();
    const problems = await step().catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    console.log(`${problems ? '✗' : '✓'} ${name} (${seconds(started)})`);
    if (problems) console.error(problems.trimEnd());
    counts[problems ? 'failed' : 'passed'] += 1;
  }
  return counts;
}

if (isProgram(import.meta.url)) {
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
}
