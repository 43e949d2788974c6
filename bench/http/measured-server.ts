// A server in its own process that reports how much processor time it has used.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface MeasuredServer {
  readonly url: string;
  /** Microseconds since the process began, in user and system mode. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

export async function startMeasured(file: string, argument: string): Promise<MeasuredServer> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [argument], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
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

async function message<Message>(child: ChildProcess): Promise<Message> {
  const [value] = (await once(child, 'message')) as [Message];
  return value;
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
