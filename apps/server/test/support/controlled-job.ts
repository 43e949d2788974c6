// A job that tells how often it has begun, and ends when the test lets it.
import { expect } from 'vitest';
import type { RecurringJob } from '#jobs/recurring-job.ts';

interface Begun {
  readonly signal: AbortSignal;
  end(error?: Error): void;
}

export interface ControlledJob {
  readonly job: RecurringJob;
  readonly begun: readonly Begun[];
  /** Waits until it has begun so often. */
  begins(times: number): Promise<void>;
}

export function controlledJob(name: string, everyMs: number): ControlledJob {
  const begun: Begun[] = [];
  const job: RecurringJob = {
    name,
    everyMs,
    run: (signal) =>
      new Promise((resolve, reject) => {
        begun.push({ signal, end: (error) => (error ? reject(error) : resolve()) });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  };
  return {
    job,
    begun,
    begins: (times) => expect.poll(() => begun.length, { timeout: 30_000 }).toBe(times),
  };
}
