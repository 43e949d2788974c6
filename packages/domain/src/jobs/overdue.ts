// When somebody has to look at a job: not after one failed run or a restart, but long before anybody misses its work.
const missedRuns = 3;
const graceMs = 60_000;

/** `ageMs`: since its last success. */
export const isOverdue = (ageMs: number, everyMs: number): boolean => ageMs > missedRuns * everyMs + graceMs;
