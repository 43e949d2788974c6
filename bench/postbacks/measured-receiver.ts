// The receiver's process, and what it has got.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Received {
  /** In milliseconds since the epoch, with fractions. */
  readonly arrivals: readonly (readonly [id: string, at: number])[];
  /** Of all bodies. */
  readonly bytes: number;
}

export interface MeasuredReceiver {
  readonly url: string;
  /** Since the last time. */
  take(): Promise<Received>;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<MeasuredReceiver> {
  const child = fork(fileURLToPath(new URL('receiver.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    take: async () => {
      const answer = once(child, 'message') as Promise<[Received]>;
      child.send('take');
      const [received] = await answer;
      return received;
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Throws unless each id has come exactly once, and no other. */
export function proveArrivals({ arrivals }: Received, expected: ReadonlySet<string>): void {
  const ids = new Set(arrivals.map(([id]) => id));
  const missing = [...expected].filter((id) => !ids.has(id)).length;
  if (arrivals.length !== expected.size || missing > 0)
    throw new Error(`${expected.size} were sent, ${arrivals.length} have arrived, ${missing} are missing`);
}
