// `npm start`: builds what changed, runs the product with demo data, and prints the addresses to open.
import { buildOrExit } from './build.ts';
import { addresses } from './product/addresses.ts';
import { readEnvironment } from './product/environment.ts';
import { builtPrograms, launchProduct } from './product/launch.ts';
import { runUntilStopped } from './product/run-until-stopped.ts';

const env = readEnvironment({ NODE_ENV: 'production' });
await buildOrExit();
await runUntilStopped(async (stopping) => {
  const product = await launchProduct(builtPrograms, env, stopping);
  console.log(addresses(product));
  return product.ended;
});
