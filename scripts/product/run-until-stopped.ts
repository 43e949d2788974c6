// Runs the product in the foreground: the first signal stops it in order, and the exit code says whether it succeeded.
import { ProgramEnded } from './program.ts';

export async function runUntilStopped(run: (stopping: AbortController) => Promise<number>): Promise<void> {
  const stopping = new AbortController();
  let asked = false;
  const stop = () => {
    asked = true;
    stopping.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // npm passes a signal on to its shell only, which leaves us alone without a word.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
  try {
    const code = await run(stopping);
    // A program that ends unasked has failed, whatever it says.
    process.exitCode = asked ? code : code || 1;
  } catch (error) {
    if (!(error instanceof ProgramEnded)) console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof ProgramEnded && asked ? error.code : 1;
  }
}
