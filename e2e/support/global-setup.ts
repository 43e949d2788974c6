// Starts the built product once, with demo data of its own, and tells every worker where it is.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProduct } from '../../scripts/build.ts';
import { builtPrograms, launchProduct } from '../../scripts/product/launch.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildProduct();
  const dataDir = await mkdtemp(join(tmpdir(), 'earnwall-e2e-'));
  const stopping = new AbortController();
  const product = await launchProduct(builtPrograms, environment(dataDir), stopping);
  process.env.E2E_PRODUCT_URL = product.url;
  process.env.E2E_SANDBOX_URL = product.sandboxUrl;

  return async () => {
    stopping.abort();
    const code = await product.ended;
    await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The product did not stop cleanly: exit code ${code}`);
  };
}

function environment(dataDir: string): NodeJS.ProcessEnv {
  // A database of the caller's is none of the stories' business.
  const { DATABASE_URL: _, PUBLIC_URL: __, ...inherited } = process.env;
  return {
    ...inherited,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DEMO: '1',
    HOST: '127.0.0.1',
    PORT: '0',
    SANDBOX_PORT: '0',
    DATA_DIR: dataDir,
    // Lets a story say with `x-forwarded-for` which country its visitor comes from.
    TRUST_PROXY: 'loopback',
  };
}
