/** A benchmark, or a row of one, that cannot be measured here; the rest goes on. */
export class Skipped extends Error {}
