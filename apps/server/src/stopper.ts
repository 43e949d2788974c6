// A stack of things to undo: stopped in the reverse order they were started, each once, however often it is asked.
export interface Stopper {
  add(stop: () => Promise<void>): void;
  stop(): Promise<void>;
}

export function createStopper(): Stopper {
  const stops: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | null = null;

  async function stopAll(): Promise<void> {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  }

  return {
    add: (stop) => stops.push(stop),
    stop: () => {
      stopping ??= stopAll();
      return stopping;
    },
  };
}
