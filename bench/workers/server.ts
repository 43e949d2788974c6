// The built server with some workers, on the database given.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { builtPrograms } from '../../scripts/product/launch.ts';
import { root } from '../../scripts/root.ts';
import { processorTime } from '../shared/processor-time.ts';

export interface WorkingServer {
  readonly url: string;
  /** Seconds of processor time, of all its processes; null where the system does not say. */
  used(): number | null;
  stop(): Promise<void>;
}

interface Wanted {
  readonly workers: number;
  readonly connectionString: string;
  readonly dataDir: string;
}

export async function startServer({ workers, connectionString, dataDir }: Wanted): Promise<WorkingServer> {
  const child = spawn(process.execPath, builtPrograms.server, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: '0' },
      ...{ DATA_DIR: dataDir, DATABASE_URL: connectionString, WORKERS: `${workers}`, DRAIN_SECONDS: '0' },
      // Slow is not down.
      DATABASE_TIMEOUT_MS: '20000',
      // Requests say which address they come from: loopback has no country.
      ...{ TRUST_PROXY: 'loopback', OPERATOR_KEY: 'the-key-of-the-operators-of-the-benchmark' },
      ...{ SERVER_SECRET: 'the-secret-that-the-servers-of-the-benchmark-share' },
    },
  });
  const ended = once(child, 'exit');
  const ready = once(child, 'message') as Promise<[{ url: string }]>;
  const first = await Promise.race([ready, ended.then(() => null)]);
  if (!first) throw new Error('The server ended before it was ready; its output is above');
  return {
    url: first[0].url,
    used: () => processorTime(child.pid ?? 0),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
