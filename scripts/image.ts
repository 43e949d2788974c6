// `npm run image`: proves that the image can be built, starts as it should and stops. With Docker or Podman the image
// itself is built; without, its steps are run on this machine (decision 0084). `.ci/run` sums its closing line.
import { startPostgres } from './external/postgres.ts';
import { probe } from './image/probe.ts';
import type { Running } from './image/running.ts';
import { proofSettings } from './image/settings.ts';
import { buildImage, findEngine, startImage } from './image/with-engine.ts';
import { buildTree, startTree } from './image/without-engine.ts';
import { freePort } from './product/free-port.ts';
import { seconds } from './seconds.ts';

type Start = (settings: Readonly<Record<string, string>>) => Promise<Running>;

async function build(): Promise<Start> {
  const engine = await findEngine();
  if (engine) {
    console.log(`Image: built and run by ${engine}.`);
    await buildImage(engine);
    return (settings) => startImage(engine, settings);
  }
  console.log('Image: no container engine here, so its steps are run on this machine.');
  const tree = await buildTree();
  return (settings) => startTree(tree, settings);
}

async function prove(): Promise<void> {
  const started = performance.now();
  const start = await build();
  console.log(`✓ built (${seconds(started)})`);
  const postgres = await startPostgres();
  try {
    const running = await start(proofSettings(postgres.url, await freePort()));
    try {
      for await (const line of probe(running)) console.log(`✓ ${line}`);
    } finally {
      await running.remove();
    }
  } finally {
    await postgres.stop();
  }
  console.log(`The image is proven (${seconds(started)}).`);
}

try {
  await prove();
  console.log('\n1 passed, 0 failed');
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  console.log('Failed: npm run image\n0 passed, 1 failed');
  process.exitCode = 1;
}
