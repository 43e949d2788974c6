/** As many numbers as some thousand surveys have. */
const firstCapacity = 1 << 16;

/**
 * Short rows of numbers in one array: what is read of many surveys for every list lies close together, instead of in an
 * object and a boxed number for each. A record lies where `put` says until it is released; then its place is taken by the
 * next of the same length.
 */
export class Records {
  numbers = new Float64Array(firstCapacity);
  private end = 0;
  /** By length. */
  private readonly released = new Map<number, number[]>();

  put(record: readonly number[]): number {
    const at = this.released.get(record.length)?.pop() ?? this.append(record.length);
    this.numbers.set(record, at);
    return at;
  }

  release(at: number, length: number): void {
    const known = this.released.get(length);
    if (known) known.push(at);
    else this.released.set(length, [at]);
  }

  private append(length: number): number {
    const at = this.end;
    this.end += length;
    if (this.end > this.numbers.length) {
      const grown = new Float64Array(Math.ceil(this.numbers.length * 1.25));
      grown.set(this.numbers);
      this.numbers = grown;
    }
    return at;
  }
}
