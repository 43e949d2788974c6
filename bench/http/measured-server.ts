// A server in its own process that reports how much processor time it has used.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface MeasuredServer {
  readonly url: string;
  /** Microseconds since the process began, in user and system mode. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

export async function startMeasured(program: string, ...args: string[]): Promise<MeasuredServer> {
  const child = fork(program, args, { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } });
  const { url } = await message<{ url: string }>(child);
  return {
    url,
    cpu: async () => {
      const answer = message<{ cpu: number }>(child);
      child.send('cpu');
      return (await answer).cpu;
    },
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
export function reportCpu(url: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ url });
}
