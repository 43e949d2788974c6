export interface Batches<Item> {
  add(items: readonly Item[]): void;
  /** What still waits is dropped. */
  stop(): void;
}

interface Plan<Item> {
  size: number;
  pauseMs: number;
  /** Never rejects. */
  work: (batch: readonly Item[]) => Promise<void>;
  wait: (ms: number) => Promise<void>;
}

/** Works through whatever is added, a few at a time, and rests after each few: a list must not become a flood of calls. */
export function createBatches<Item>({ size, pauseMs, work, wait }: Plan<Item>): Batches<Item> {
  const waiting: Item[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      await work(waiting.splice(0, size));
      await wait(pauseMs);
    }
    running = false;
  }

  return {
    add(items) {
      waiting.push(...items);
      if (!running) void run();
    },
    stop() {
      waiting.length = 0;
    },
  };
}
