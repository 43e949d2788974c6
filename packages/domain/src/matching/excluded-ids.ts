// Surveys that a respondent cannot take, whatever they ask for, as a list asks for them: survey by survey, of which hardly
// any is among them. Each id sets two bits, and where one of these is missing the set itself need not be looked into.
const bitsPerId = 16;

/** One class for all who exclude surveys: a walk that met several would look up with each survey whose `has` it is to call. */
export class ExcludedIds {
  constructor(
    private readonly ids: ReadonlySet<number>,
    private readonly isShut: ((id: number) => boolean) | null = null,
    /** A power of two of words. */
    readonly marks: Int32Array = marksOf(ids),
  ) {}

  has(id: number): boolean {
    if (isMarked(this.marks, id) && isMarked(this.marks, mixed(id)) && this.ids.has(id)) return true;
    return this.isShut?.(id) ?? false;
  }

  /** With those that something else shuts. */
  and(isShut: (id: number) => boolean): ExcludedIds {
    const before = this.isShut;
    const isOut = before ? (id: number) => before(id) || isShut(id) : isShut;
    return new ExcludedIds(this.ids, isOut, this.marks);
  }
}

function marksOf(ids: ReadonlySet<number>): Int32Array {
  const words = Math.max(1, (ids.size * bitsPerId) / 32);
  const marks = new Int32Array(2 ** Math.ceil(Math.log2(words)));
  for (const id of ids) {
    mark(marks, id);
    mark(marks, mixed(id));
  }
  return marks;
}

function mark(marks: Int32Array, digits: number): void {
  const word = wordOf(marks, digits);
  marks[word] = (marks[word] as number) | (1 << (digits & 31));
}

function isMarked(marks: Int32Array, digits: number): boolean {
  return (((marks[wordOf(marks, digits)] as number) >>> (digits & 31)) & 1) === 1;
}

const wordOf = (marks: Int32Array, digits: number) => (digits >>> 5) & (marks.length - 1);

/** Other digits for the same id: neighbours come to lie far apart. */
const mixed = (id: number) => Math.imul(id, 0x9e3779b1) >>> 7;
