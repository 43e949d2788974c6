// Strips a picture of everything that is not needed to show it, such as metadata (decision 0063).

export interface Stripper {
  /** What of the bytes so far is kept. */
  strip(block: Buffer): Buffer[];
  /** Whether all of a picture was there. */
  readonly isWhole: boolean;
}
