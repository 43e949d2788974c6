// Surveys that a respondent cannot take any more, as a list asks for them: survey by survey, of which hardly any is among
// them. Each id sets two bits, and where one of these is missing the set itself need not be looked into.
import type { Excluded } from './targeting.ts';

const bitsPerId = 16;

export class ExcludedIds implements Excluded {
  /** A power of two of words. */
  readonly marks: Int32Array;

  constructor(private readonly ids: ReadonlySet<number>) {
    const words = Math.max(1, (ids.size * bitsPerId) / 32);
    this.marks = new Int32Array(2 ** Math.ceil(Math.log2(words)));
    for (const id of ids) {
      this.mark(id);
      this.mark(mixed(id));
    }
  }

  has(id: number): boolean {
    return this.isMarked(id) && this.isMarked(mixed(id)) && this.ids.has(id);
  }

  private mark(digits: number): void {
    const word = this.wordOf(digits);
    this.marks[word] = (this.marks[word] as number) | (1 << (digits & 31));
  }

  private isMarked(digits: number): boolean {
    return (((this.marks[this.wordOf(digits)] as number) >>> (digits & 31)) & 1) === 1;
  }

  private wordOf(digits: number): number {
    return (digits >>> 5) & (this.marks.length - 1);
  }
}

/** Other digits for the same id: neighbours come to lie far apart. */
const mixed = (id: number) => Math.imul(id, 0x9e3779b1) >>> 7;
