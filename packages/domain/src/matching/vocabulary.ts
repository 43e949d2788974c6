// Maps attributes and values to the rows of a country's chunks. An attribute has a row of the surveys that have any
// demand for it, and one for each value that some survey accepts, with the surveys that do not accept it. A value that
// no survey accepts is excluded by all surveys with a demand: it uses the first row. A value that surveys refuse has one more
// row, with the surveys that refuse it: a negation needs nothing else, because whoever has any such value is excluded.
import { type Demand, nth } from './demands.ts';

interface Attribute {
  readonly asked: number;
  readonly values: Map<string, number>;
  readonly rows: number[];
}

/** Called for each new row, with the row it starts as a copy of. */
type OnNewRow = (row: number, like: number | null) => void;

export class Vocabulary {
  private readonly attributes = new Map<string, Attribute>();
  /** By attribute and value. */
  private readonly refused = new Map<string, Map<string, number>>();
  /** By row: the demand that accepted it last. A mark is cheaper than a set for each demand. */
  private readonly acceptedBy: number[] = [];
  private demands = 0;

  /** Grows with every new row: plans compiled before are then outdated. */
  get size(): number {
    return this.acceptedBy.length;
  }

  /** Adds to `rows` those in which a survey with this demand has its bit set. */
  addExcludingRows(demand: Demand, rows: number[], onNewRow: OnNewRow): void {
    if (demand.negate) this.addRefusingRows(demand, rows, onNewRow);
    else this.addAcceptingRows(demand, rows, onNewRow);
  }

  /** For each attribute of a fact the rows of its values; a survey excludes the respondent if it is in all of them. */
  rowsOfFact({ attribute: name, values }: Demand): number[][] {
    const groups: number[][] = [];
    for (let place = 0; ; place += 1) {
      const attribute = this.attributes.get(nth(name, place));
      if (!attribute) break;
      groups.push([...new Set(values.map((value) => attribute.values.get(value) ?? attribute.asked))]);
    }
    const refused = this.refused.get(name);
    for (const value of refused ? values : []) {
      const row = refused?.get(value);
      if (row !== undefined) groups.push([row]);
    }
    return groups;
  }

  private addAcceptingRows({ attribute: name, values }: Demand, rows: number[], onNewRow: OnNewRow): void {
    const attribute = this.attributes.get(name) ?? this.newAttribute(name, onNewRow);
    this.demands += 1;
    for (const value of values) {
      const row = attribute.values.get(value) ?? this.newValue(attribute, value, onNewRow);
      this.acceptedBy[row] = this.demands;
    }
    rows.push(attribute.asked);
    for (const row of attribute.rows) if (this.acceptedBy[row] !== this.demands) rows.push(row);
  }

  private addRefusingRows({ attribute, values }: Demand, rows: number[], onNewRow: OnNewRow): void {
    const refused = this.refused.get(attribute) ?? new Map<string, number>();
    this.refused.set(attribute, refused);
    // Two clauses of one survey may refuse the same value, and a bit counts once.
    const known = new Set(rows);
    for (const value of new Set(values)) {
      const row = refused.get(value) ?? this.newRow(null, onNewRow);
      refused.set(value, row);
      if (!known.has(row)) rows.push(row);
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
