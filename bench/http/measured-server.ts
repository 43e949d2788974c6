// A server in its own process that reports how much processor time and memory it has used.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface MeasuredServer {
  readonly url: string;
  /** Microseconds since the process began, in user and system mode. */
  cpu(): Promise<number>;
  /** Bytes of the whole process, after a collection. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

type Question = 'cpu' | 'memory';

export async function startMeasured(program: string, ...args: string[]): Promise<MeasuredServer> {
  const child = fork(program, args, {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { url } = await message<{ url: string }>(child);
  const ask = async (what: Question) => {
    const answer = message<number>(child);
    child.send(what);
    return await answer;
  };
  return {
    url,
    cpu: () => ask('cpu'),
    memory: () => ask('memory'),
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

function message<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A measured server has ended; its output is above'));
    child.once('exit', ended);
    child.once('message', (value) => {
      child.off('exit', ended);
      resolve(value as Message);
    });
  });
}

/** Called by the server itself. */
export function reportUse(url: string): void {
  process.on('message', (what: Question) => process.send?.(what === 'cpu' ? cpuNow() : memoryNow()));
  process.on('disconnect', () => process.exit());
  process.send?.({ url });
}

function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function memoryNow(): number {
  globalThis.gc?.();
  return process.memoryUsage.rss();
}
