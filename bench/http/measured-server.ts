// A server in its own process that reports how much processor time it has used. It is bundled as the product is: run from
// its sources, every function that a request makes would be given its name again (esbuild's `keepNames`).
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { bundlePrograms } from '../../scripts/build/bundle.ts';
import { inRoot } from '../../scripts/root.ts';

export interface MeasuredServer {
  readonly url: string;
  /** Microseconds since the process began, in user and system mode. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

const folder = inRoot('.cache/bench');

export async function buildServers(names: readonly string[]): Promise<void> {
  await bundlePrograms(
    names.map((name) => inRoot('bench/http', `${name}.ts`)),
    folder,
  );
  const ranges = 'adapters/ip-intelligence/sample-ranges';
  await cp(inRoot('apps/server/src', ranges), join(folder, 'sample-ranges'), { recursive: true });
}

export async function startMeasured(name: string, argument: string): Promise<MeasuredServer> {
  const child = fork(join(folder, `${name}.js`), [argument], {
    execArgv: [],
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
