// When a job needs an operator: not after one failed run or a restart, but long before its results are missed.
const missedRuns = 3;
const graceMs = 60_000;

/** `ageMs`: since its last success. */
export const isOverdue = (ageMs: number, everyMs: number): boolean => ageMs > missedRuns * everyMs + graceMs;
