// A recurring job, run by one node at a time.
export interface RecurringJob {
  name: string;
  /** From the end of one run to the beginning of the next. */
  everyMs: number;
  /** The same after a run that failed; `everyMs` when absent. */
  retryMs?: number;
  /** Ends early when the signal is aborted. A failure is logged; the next run tries again. */
  run(signal: AbortSignal): Promise<void>;
}
