// A server in its own process that sends to its connections on demand, and reports the processor time and memory used.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** Bytes after a collection: the heap with what hangs on it, and the whole process. */
export interface Memory {
  heap: number;
  rss: number;
}

export interface MeasuredSender {
  readonly url: string;
  /** Microseconds of processor time since the process began, in user and system mode. */
  cpu(): Promise<number>;
  memory(): Promise<Memory>;
  /** One message to each of its connections, so many times. */
  send(times: number): void;
  stop(): Promise<void>;
}

type Order = { type: 'cpu' } | { type: 'memory' } | { type: 'send'; times: number };

export async function startSender(program: string, ...args: string[]): Promise<MeasuredSender> {
  const child = fork(program, args, {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const order = (what: Order) => child.send(what);
  const answer = <Answer>(what: Order) => {
    const answered = message<Answer>(child);
    order(what);
    return answered;
  };
  const { url } = await message<{ url: string }>(child);
  return {
    url,
    cpu: () => answer<number>({ type: 'cpu' }),
    memory: () => answer<Memory>({ type: 'memory' }),
    send: (times) => order({ type: 'send', times }),
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

const [collections, betweenCollectionsMs] = [5, 200];
/** Messages sent before the event loop may turn. */
const perTurn = 100;

/** Called by the server itself; `sendOne` sends the nth message. */
export function followOrders(url: string, connections: () => number, sendOne: (nth: number) => void): void {
  const send = async (times: number) => {
    const count = times * connections();
    for (let nth = 0; nth < count; nth += 1) {
      sendOne(nth);
      if (nth % perTurn === perTurn - 1) await new Promise(setImmediate);
    }
  };
  process.on('message', (order: Order) => {
    if (order.type === 'send') void send(order.times);
    else if (order.type === 'cpu') process.send?.(cpuNow());
    else void memoryNow().then((memory) => process.send?.(memory));
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ url });
}

function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** After collections in a row: what one has freed is given back to the system only later. */
async function memoryNow(): Promise<Memory> {
  for (let collection = 0; collection < collections; collection += 1) {
    globalThis.gc?.();
    await setTimeout(betweenCollectionsMs);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}
