// How many connections a process may open. The workers of a machine share what one process would have, down to what each
// needs at least: PostgreSQL allows a hundred by default, whatever the number of cores.
export interface PoolSizes {
  readonly calls: number;
  readonly callbacks: number;
  readonly jobs: number;
  readonly postbacks: number;
}

/** The schedule of the jobs has two, and listening to the inventory and to realtime one each. */
const besidePools = 4;

export function poolSizes(workers: number): PoolSizes {
  const share = (all: number, least: number) => Math.max(least, Math.ceil(all / workers));
  return { calls: share(20, 4), callbacks: share(8, 2), jobs: share(8, 3), postbacks: share(4, 2) };
}

/** Of all workers together, when all of them are busy. */
export function connectionsOf(workers: number): number {
  const { calls, callbacks, jobs, postbacks } = poolSizes(workers);
  return workers * (calls + callbacks + jobs + postbacks + besidePools);
}
