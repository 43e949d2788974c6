// One execution of a prepared statement in the protocol of node-postgres, which takes queries of other classes. Its own asks
// for the description of the same columns each time, looks up their parsers by it, copies what it is given and is an emitter
// of events: that was more than a quarter of what sending a statement and reading its answer cost.
import pg from 'pg';

/** Prepared under its name on each connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export type SqlValue = string | number | null | readonly (string | number)[];

type Parser = (text: string) => unknown;

/** The parsers of the columns, by name of the statements that are known to be prepared there. */
const preparedOn = new WeakMap<pg.Connection, Map<string, readonly Parser[]>>();

export class RowQuery implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  /** Set by whoever runs it, and wrapped by node-postgres for its time-out. */
  callback: ((error: unknown) => void) | null = null;
  private readonly values: readonly SqlValue[];
  private readonly answered: unknown[][] = [];
  private prepared: Map<string, readonly Parser[]> | null = null;

  constructor({ name, text }: Statement, values: readonly SqlValue[]) {
    this.name = name;
    this.text = text;
    this.values = values;
  }

  submit(connection: pg.Connection): void {
    const { name, text } = this;
    this.prepared = preparedStatementsOf(connection);
    const isKnown = this.prepared.has(name);
    connection.stream.cork();
    if (!isKnown) {
      // Where its first execution broke off, nobody knows whether it was prepared.
      connection.close({ type: 'S', name }, true);
      connection.parse({ name, text, types: [] }, true);
    }
    connection.bind({ statement: name, values: this.values.map(inText) }, true);
    if (!isKnown) connection.describe({ type: 'P' }, true);
    connection.execute(null, true);
    connection.sync();
    connection.stream.uncork();
  }

  /** Once the callback was called without an error; parsed where they are. */
  rows(): unknown[][] {
    const parsers = this.prepared?.get(this.name) ?? [];
    for (const row of this.answered)
      for (const [place, parse] of parsers.entries()) {
        const value = row[place];
        if (typeof value === 'string') row[place] = parse(value);
      }
    return this.answered;
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.prepared?.set(
      this.name,
      fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
    );
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.answered.push(fields);
  }

  handleReadyForQuery(): void {
    this.callback?.(null);
  }

  handleError(error: unknown): void {
    this.callback?.(error);
  }

  handleCommandComplete(): void {}
}

function preparedStatementsOf(connection: pg.Connection): Map<string, readonly Parser[]> {
  const known = preparedOn.get(connection);
  if (known) return known;
  const none = new Map<string, readonly Parser[]>();
  preparedOn.set(connection, none);
  return none;
}

function inText(value: SqlValue): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return `{${value.map((item) => (typeof item === 'number' ? item : quoted(item))).join(',')}}`;
}

const quoted = (item: string) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`;
