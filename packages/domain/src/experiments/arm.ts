/** Buckets that people fall into; an arm has so many of them. */
export const buckets = 10_000;

export interface Arm {
  readonly name: string;
  readonly buckets: number;
}

/**
 * Each person is in one arm of each experiment for good (OD-04): the bucket comes from a keyed digest, so that nobody can
 * choose it, and an arm is a run of buckets. An arm that grows takes from the next; nobody else moves.
 */
export function armOf(bucket: number, arms: readonly Arm[]): string {
  if (!Number.isInteger(bucket) || bucket < 0 || bucket >= buckets) {
    throw new RangeError(`a bucket is a whole number from 0 to ${buckets - 1}: ${bucket}`);
  }
  let end = 0;
  for (const arm of arms) {
    end += arm.buckets;
    if (bucket < end) return arm.name;
  }
  throw new RangeError(`the arms have ${end} of ${buckets} buckets`);
}
