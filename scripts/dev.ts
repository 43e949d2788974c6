// `npm run dev`: the product from its sources. The panel reloads in the browser through Vite, the console is built again
// when it changes; a change on the server's side starts the programs anew.
import { once } from 'node:events';
import { watch } from 'node:fs';
import { buildProduct } from './build.ts';
import { addresses } from './product/addresses.ts';
import { readEnvironment } from './product/environment.ts';
import { launchProduct } from './product/launch.ts';
import { ProgramEnded, startProgram } from './product/program.ts';
import { runUntilStopped } from './product/run-until-stopped.ts';
import { inRoot } from './root.ts';

const watched = [
  'apps/embed/src',
  'apps/extension/src',
  'apps/server/src',
  'apps/sandbox/src',
  'packages/contract',
  'packages/domain',
  'packages/i18n',
];
const sourcePrograms = {
  server: ['--import', 'tsx', 'apps/server/src/main.ts'],
  sandbox: ['--import', 'tsx', 'apps/sandbox/src/main.ts'],
};
/** What runs from its sources needs no build; the others are small, and built in a moment. */
const fromSources = ['panel', 'server', 'sandbox', 'console'];
const consoleBuilder = ['--import', 'tsx', 'apps/console/vite/watch.ts'];

const env = readEnvironment({ NODE_ENV: 'development', DEV: '1' });
await runUntilStopped(async (stopping) => {
  const builder = startProgram(consoleBuilder, env, stopping.signal);
  const consoleBuilt = builder.ready.catch(() => console.error('The console is not built from now on.'));
  while (!stopping.signal.aborted) {
    const round = new AbortController();
    let changed = false;
    const change = nextChange(stopping.signal).then(() => {
      changed = true;
      round.abort();
    });
    try {
      await buildProduct(({ name }) => !fromSources.includes(name));
      await consoleBuilt;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      await change;
      continue;
    }
    try {
      const product = await launchProduct(sourcePrograms, env, round);
      console.log(addresses(product));
      await product.ended;
    } catch (error) {
      if (!(error instanceof ProgramEnded)) throw error;
    }
    if (!changed) console.log('Stopped. The next change of a source starts it again.');
    await change;
  }
  await builder.ended;
  return 0;
});

/** Resolves at the next change of a source, or when everything stops. */
async function nextChange(stopping: AbortSignal): Promise<void> {
  const watchers = watched.map((folder) => watch(inRoot(folder), { recursive: true }));
  await Promise.race([once(stopping, 'abort'), ...watchers.map((watcher) => once(watcher, 'change'))]);
  for (const watcher of watchers) watcher.close();
}
