/** However short a survey is, suppliers report completes of it this late. */
const leastMs = 60 * 60_000;

/**
 * How long after its start a click may be counted. People who are turned away are reported first: counted earlier, a
 * survey that four of ten finish looks like one that two do (decision 0133).
 */
export const maturesAfterMs = (loiSeconds: number): number => Math.max(2 * loiSeconds * 1000, leastMs);
