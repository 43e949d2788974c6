// Stops the parts of the server in the reverse order of their start, each once, however often it is called. A part that
// fails or hangs does not keep the others from being stopped.
export interface Stopper {
  /** `what` names it in the log. */
  add(what: string, stop: () => Promise<void>): void;
  stop(options: StopOptions): Promise<void>;
}

interface StopOptions {
  /** For each of them. One that takes longer goes on by itself while the next is stopped. */
  limitMs: number;
  failed(what: string, error: unknown): void;
}

export function createStopper(): Stopper {
  const stops: { what: string; stop: () => Promise<void> }[] = [];
  let stopping: Promise<void> | null = null;

  async function stopAll({ limitMs, failed }: StopOptions): Promise<void> {
    for (let next = stops.pop(); next; next = stops.pop()) {
      const { what, stop } = next;
      await failAfter(limitMs, stop).catch((error: unknown) => failed(what, error));
    }
  }

  return {
    add: (what, stop) => stops.push({ what, stop }),
    stop: (options) => {
      stopping ??= stopAll(options);
      return stopping;
    },
  };
}

async function failAfter(limitMs: number, stop: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It has not stopped within ${limitMs} ms`)), limitMs);
  });
  try {
    await Promise.race([stop(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
