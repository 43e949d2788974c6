// A picture as it is kept: what shows it, and nothing that somebody put beside it (decision 0063).

export interface Stripper {
  /** What of the bytes so far is kept. */
  take(block: Buffer): Buffer[];
  /** Whether all of a picture was there. */
  readonly isWhole: boolean;
}
