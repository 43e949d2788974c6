// Starts the built product once, with demo data of its own, and gives every worker its address.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '@earnwall/server/parts/local-postgres';
import { buildProduct } from '../../scripts/build.ts';
import { builtPrograms, launchProduct } from '../../scripts/product/launch.ts';

/** With it a story moves the supplier's clock. */
const apiKey = 'the key of the stories';
/** With it a story does what operators do. */
const operatorKey = 'the-key-of-the-operators-in-the-stories';

export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildProduct();
  const dataDir = await mkdtemp(join(tmpdir(), 'earnwall-e2e-'));
  // Beside the product, not inside it: stories set up their own apps and people in the same database.
  const postgres = await startLocalPostgres(dataDir, { settings: { fsync: 'off' } });
  const cleanUp = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const stopping = new AbortController();
  const env = environment(dataDir, postgres.connectionString);
  const product = await launchProduct(builtPrograms, env, stopping).catch(async (error: unknown) => {
    // Nobody tears down what never stood.
    await cleanUp();
    throw error;
  });
  process.env.E2E_DATABASE_URL = postgres.connectionString;
  process.env.E2E_PRODUCT_URL = product.url;
  process.env.E2E_SANDBOX_URL = product.sandboxUrl;
  process.env.E2E_SANDBOX_API_KEY = apiKey;
  process.env.E2E_OPERATOR_KEY = operatorKey;

  return async () => {
    stopping.abort();
    const code = await product.ended;
    await cleanUp();
    if (code !== 0) throw new Error(`The product did not stop cleanly: exit code ${code}`);
  };
}

function environment(dataDir: string, databaseUrl: string): NodeJS.ProcessEnv {
  const { PUBLIC_URL: _, ...inherited } = process.env;
  return {
    ...inherited,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DEMO: '1',
    HOST: '127.0.0.1',
    PORT: '0',
    SANDBOX_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    OPERATOR_KEY: operatorKey,
    // Two browsers and a database share this machine; slow is not down.
    DATABASE_TIMEOUT_MS: '20000',
    // Lets a story say with `x-forwarded-for` which country its visitor comes from.
    TRUST_PROXY: 'loopback',
    // A small supplier in one country, so that the lists of all others hold what the demo has, and nothing moves.
    SANDBOX_API_KEY: apiKey,
    SANDBOX_SIGNING_KEYS: 'a signing key of the stories',
    SANDBOX_SURVEYS: '12',
    SANDBOX_COUNTRIES: 'FRA',
    SANDBOX_CLOCK: '2026-03-10T12:00:00Z',
    SUPPLIER_SYNC_SECONDS: '1',
    // What a story counts is in the lists soon.
    ODDS_REFRESH_SECONDS: '2',
    // Real suppliers, played by the sandbox, in another country of its own.
    STAND_INS: 'all',
    SANDBOX_STAND_IN_COUNTRY: 'CA',
  };
}
