// Which row of a country's chunks stands for which word. An attribute has a row of the surveys that ask for it at
// all, and one for each value that any survey accepts, holding the surveys that do not accept it. A value no survey
// accepts is shut out by everybody who asks: the first row says exactly that.
import { type Demand, nth } from './demands.ts';

interface Attribute {
  readonly asked: number;
  readonly values: Map<string, number>;
  readonly rows: number[];
}

/** Told of each new row, and of the row it begins as a copy of. */
type OnNewRow = (row: number, like: number | null) => void;

export class Vocabulary {
  private readonly attributes = new Map<string, Attribute>();
  /** By row: the demand that accepted it last. A mark is cheaper than a set of its own for each demand. */
  private readonly acceptedBy: number[] = [];
  private demands = 0;

  /** Grows with every new row: whoever translated facts before has to do it again. */
  get size(): number {
    return this.acceptedBy.length;
  }

  /** Adds the rows that a survey with this demand stands in to `rows`. */
  addRowsShutBy({ attribute: name, values }: Demand, rows: number[], onNewRow: OnNewRow): void {
    const attribute = this.attributes.get(name) ?? this.newAttribute(name, onNewRow);
    this.demands += 1;
    for (const value of values) {
      const row = attribute.values.get(value) ?? this.newValue(attribute, value, onNewRow);
      this.acceptedBy[row] = this.demands;
    }
    rows.push(attribute.asked);
    for (const row of attribute.rows) if (this.acceptedBy[row] !== this.demands) rows.push(row);
  }

  /** For each way a fact can shut somebody out: the rows of its values. Only a survey in all of them does. */
  rowsOfFact({ attribute: name, values }: Demand): number[][] {
    const groups: number[][] = [];
    for (let place = 0; ; place += 1) {
      const attribute = this.attributes.get(nth(name, place));
      if (!attribute) return groups;
      groups.push([...new Set(values.map((value) => attribute.values.get(value) ?? attribute.asked))]);
    }
  }

  private newAttribute(name: string, onNewRow: OnNewRow): Attribute {
    const attribute = { asked: this.newRow(null, onNewRow), values: new Map<string, number>(), rows: [] };
    this.attributes.set(name, attribute);
    return attribute;
  }

  private newValue(attribute: Attribute, value: string, onNewRow: OnNewRow): number {
    const row = this.newRow(attribute.asked, onNewRow);
    attribute.values.set(value, row);
    attribute.rows.push(row);
    return row;
  }

  private newRow(like: number | null, onNewRow: OnNewRow): number {
    const row = this.acceptedBy.push(0) - 1;
    onNewRow(row, like);
    return row;
  }
}
