// One node of the built server, with its own connection to the database that can be cut or stalled.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type DatabaseProxy, startDatabaseProxy } from '@earnwall/server/testing/network/database-proxy';
import { builtPrograms } from '../product/launch.ts';
import { root } from '../root.ts';

export interface Node {
  readonly url: string;
  readonly database: DatabaseProxy;
  isAlive(): boolean;
  /** SIGTERM; answers how long it took to end. */
  stop(): Promise<number>;
  /** SIGKILL, and its proxy is gone too. */
  destroy(): Promise<void>;
}

interface NodeOptions {
  readonly databaseUrl: string;
  readonly settings: Readonly<Record<string, string>>;
  /** How far its clock is off. */
  readonly clockOffsetMs?: number;
}

export async function startNode({ databaseUrl, settings, clockOffsetMs = 0 }: NodeOptions): Promise<Node> {
  const database = await startDatabaseProxy(databaseUrl);
  const server = spawn(process.execPath, ['--import', shiftedClock(clockOffsetMs), ...builtPrograms.server], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', WORKERS: '1' },
      ...settings,
      DATABASE_URL: database.connectionString,
    },
  });
  const ended = once(server, 'exit');
  const isAlive = () => server.exitCode === null && server.signalCode === null;
  const [ready] = await Promise.race([once(server, 'message'), ended]);
  if (!isAlive()) throw new Error('A node exited before it was ready; its output is above');
  return {
    url: (ready as { url: string }).url,
    database,
    isAlive,
    stop: async () => {
      const began = performance.now();
      server.kill('SIGTERM');
      await ended;
      return performance.now() - began;
    },
    destroy: async () => {
      server.kill('SIGKILL');
      await ended;
      await database.stop();
    },
  };
}

/** A module that moves the clock of the process that imports it first. */
function shiftedClock(offsetMs: number): string {
  const source = `const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...values) { values.length > 0 ? super(...values) : super(Real.now() + ${offsetMs}); }
      static now() { return Real.now() + ${offsetMs}; }
    };`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}
