// A product of its own on an empty database, started as docs/operating.md says and without the demo.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPrograms } from '../../scripts/product/launch.ts';
import { startProgram } from '../../scripts/product/program.ts';

export interface FreshProduct {
  url: string;
  /** The link for the first admin, as the start prints it. */
  setUp: string;
  stop(): Promise<void>;
}

export async function startFreshProduct(): Promise<FreshProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'earnwall-fresh-'));
  const stopping = new AbortController();
  const { PATH, HOME } = process.env;
  const program = startProgram<{ url: string; setUp: string | null }>(
    builtPrograms.server,
    {
      ...{ PATH, HOME, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: '0', DATA_DIR: dataDir },
      // The publisher's server of the story is on this machine, nobody balances load, and slow is not down.
      ...{ POSTBACK_LOOPBACK: '1', DRAIN_SECONDS: '0', DATABASE_TIMEOUT_MS: '20000' },
    },
    stopping.signal,
  );
  const { url, setUp } = await program.ready;
  if (setUp === null) throw new Error('An empty product has an admin already');
  return {
    url,
    setUp,
    stop: async () => {
      stopping.abort();
      await program.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
