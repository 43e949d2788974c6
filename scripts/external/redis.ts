// A Redis for the length of a test run: it listens on loopback, keeps nothing, and is stopped by whoever started it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { canUseApt, installMissing } from '../apt.ts';
import { findProgram } from '../find-program.ts';
import { freePort } from '../product/free-port.ts';
import type { ExternalService } from './service.ts';

const startWithinMs = 10_000;

export async function startRedis(): Promise<ExternalService> {
  const program = await ensureRedis();
  const port = await freePort();
  const settings = { bind: '127.0.0.1', port: `${port}`, save: '', appendonly: 'no' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  // Of a group of its own: Ctrl-C must not end it before those that use it.
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  const ended = once(child, 'exit');
  const deadline = Date.now() + startWithinMs;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error('redis-server exited, or did not answer in time; start it by hand to see why.');
    await setTimeout(50);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

async function ensureRedis(): Promise<string> {
  if (!findProgram('redis-server') && (await canUseApt())) await installMissing(['redis-server']);
  const program = findProgram('redis-server');
  if (program) return program;
  throw new Error('redis-server could not be found or installed (Debian: apt-get install redis-server).');
}

async function accepts(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
