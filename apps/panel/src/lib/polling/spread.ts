/**
 * An interval of ours, drawn within a quarter around its length. A node that stops makes every panel begin to ask by the
 * clock in the same moment; drawn apart, they do not go on asking together (decision 0079). Pure: `random` is from 0 to 1.
 */
export function spreadMs(ms: number, random: number): number {
  return ms * (0.75 + random / 2);
}
