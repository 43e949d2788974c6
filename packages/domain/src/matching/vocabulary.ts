// Which row of a country's chunks stands for which word. An attribute has a row of the surveys that ask for it at
// all, and one for each value that any survey accepts, holding the surveys that do not accept it. A value no survey
// accepts is shut out by everybody who asks: the first row says exactly that.
import { type Demand, nth } from './demands.ts';

interface Attribute {
  readonly asked: number;
  readonly values: Map<string, number>;
}

export class Vocabulary {
  private readonly attributes = new Map<string, Attribute>();
  private rows = 0;

  /** Grows with every new row: whoever translated facts before has to do it again. */
  get size(): number {
    return this.rows;
  }

  /** The rows that a survey with this demand stands in; `onNewRow` tells of each row born on the way. */
  rowsShutBy(
    { attribute: name, values }: Demand,
    onNewRow: (row: number, like: number | null) => void,
  ): number[] {
    const attribute = this.attributes.get(name) ?? this.newAttribute(name, onNewRow);
    const accepted = new Set<number>();
    for (const value of values) {
      const known = attribute.values.get(value);
      accepted.add(known ?? this.newValue(attribute, value, onNewRow));
    }
    const rows = [attribute.asked];
    for (const row of attribute.values.values()) if (!accepted.has(row)) rows.push(row);
    return rows;
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

  private newAttribute(name: string, onNewRow: (row: number, like: null) => void): Attribute {
    const attribute = { asked: this.rows, values: new Map<string, number>() };
    this.attributes.set(name, attribute);
    this.rows += 1;
    onNewRow(attribute.asked, null);
    return attribute;
  }

  private newValue(
    attribute: Attribute,
    value: string,
    onNewRow: (row: number, like: number) => void,
  ): number {
    const row = this.rows;
    attribute.values.set(value, row);
    this.rows += 1;
    onNewRow(row, attribute.asked);
    return row;
  }
}
