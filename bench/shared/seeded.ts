// Chance that repeats itself: every run and every contender sees the same inventory and the same people.
export class Seeded {
  constructor(private state: number) {}

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0];
  }
}

/** Few things are frequent, most are rare: the k-th has the weight 1 / k^steepness. */
export function zipf(size: number, steepness: number): (seeded: Seeded) => number {
  const weights = Array.from({ length: size }, (_, index) => 1 / (index + 1) ** steepness);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  const upTo = weights.map((weight) => (sum += weight / total));
  return (seeded) => {
    const at = seeded.next();
    const found = upTo.findIndex((limit) => at < limit);
    return found < 0 ? size - 1 : found;
  };
}
