// Builds what changed since the last build; `npm start` and the browser tests call it before they run.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Part, parts } from './build/parts.ts';
import { sourceHash } from './build/source-hash.ts';
import { isProgram } from './is-program.ts';
import { inRoot, root } from './root.ts';
import { seconds } from './seconds.ts';

const sharedInputs = ['package-lock.json', 'tsconfig.base.json', 'scripts/build', 'scripts/build.ts'];

/** Throws when a part does not build; the error's message is the tool's own output. */
export async function buildProduct(isWanted: (part: Part) => boolean = () => true): Promise<void> {
  await Promise.all(parts.filter(isWanted).map(buildPart));
}

async function buildPart(part: Part): Promise<void> {
  const sources = await sourceHash(root, [...part.inputs, ...sharedInputs]);
  const hash = part.given ? `${sources} ${JSON.stringify(part.given())}` : sources;
  const folder = inRoot(part.output);
  const stamp = join(folder, '.built-from');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;

  const started = performance.now();
  console.log(`Building ${part.name} …`);
  // Without its stamp a half made folder is never mistaken for a good one.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await part.make();
  await writeFile(stamp, hash);
  console.log(`Built ${part.name} in ${seconds(started)}`);
}

/** For programs: a failed build has said why, and nothing goes on. */
export async function buildOrExit(): Promise<void> {
  try {
    await buildProduct();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

if (isProgram(import.meta.url)) {
  await buildOrExit();
  console.log('The build is up to date.');
}
