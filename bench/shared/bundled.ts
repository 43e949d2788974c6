// The servers of a benchmark, bundled as the product is: run from its sources, every function that a request makes would be
// given its name again (esbuild's `keepNames`).
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundlePrograms } from '../../scripts/build/bundle.ts';
import { inRoot } from '../../scripts/root.ts';

/** Bundles programs of `bench`, named by their paths there; returns the file that each has become. */
export async function bundled<Name extends string>(...names: Name[]): Promise<Record<Name, string>> {
  const folder = inRoot('.cache/bench', names.join('+').replaceAll('/', '-'));
  await rm(folder, { recursive: true, force: true });
  await bundlePrograms(
    names.map((name) => inRoot('bench', `${name}.ts`)),
    folder,
    inRoot('bench'),
  );
  // Beside whichever file of the bundle reads them.
  const ranges = inRoot('apps/server/src/adapters/ip-intelligence/sample-ranges');
  const folders = ['', ...names.map((name) => join(name, '..'))];
  for (const one of new Set(folders))
    await cp(ranges, join(folder, one, 'sample-ranges'), { recursive: true });
  return Object.fromEntries(names.map((name) => [name, join(folder, `${name}.js`)])) as Record<Name, string>;
}
