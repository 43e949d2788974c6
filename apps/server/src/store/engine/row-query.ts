// Executions of prepared statements in the protocol of node-postgres, which takes queries of other classes: one, or several
// in one round trip. Its own asks for the description of the same columns each time, looks up their parsers by it, copies
// what it is given and is an emitter of events: that was more than a quarter of what sending a statement and reading its
// answer cost.
import pg from 'pg';

/** Prepared under its name on each connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export type SqlValue = string | number | boolean | null | readonly (string | number)[];

export interface Execution {
  readonly statement: Statement;
  readonly values: readonly SqlValue[];
}

export interface Column {
  readonly name: string;
  parse(text: string): unknown;
}

/** Rows are lists of values, in the order of the columns. */
export interface Answer {
  readonly columns: readonly Column[];
  readonly rows: unknown[][];
}

/** By name of the statements that are known to be prepared there. */
const preparedOn = new WeakMap<pg.Connection, Map<string, readonly Column[]>>();

export class RowQuery implements pg.Submittable {
  /** Of the first statement: what is counted and logged. */
  readonly name: string;
  readonly text: string;
  /** Set by whoever runs it, and wrapped by node-postgres for its time-out. */
  callback: ((error: unknown) => void) | null = null;
  private readonly answered: unknown[][][] = [];
  private rows: unknown[][] = [];
  private prepared: Map<string, readonly Column[]> | null = null;

  constructor(private readonly executions: readonly Execution[]) {
    const first = executions[0]?.statement;
    this.name = first?.name ?? '';
    this.text = first?.text ?? '';
  }

  submit(connection: pg.Connection): void {
    this.prepared = preparedStatementsOf(connection);
    connection.stream.cork();
    for (const execution of this.executions) this.send(connection, execution);
    connection.sync();
    connection.stream.uncork();
  }

  private send(connection: pg.Connection, { statement: { name, text }, values }: Execution): void {
    const isKnown = this.prepared?.has(name);
    if (!isKnown) {
      // Where its first execution broke off, nobody knows whether it was prepared.
      connection.close({ type: 'S', name }, true);
      connection.parse({ name, text, types: [] }, true);
    }
    connection.bind({ statement: name, values: values.map(inText) }, true);
    if (!isKnown) connection.describe({ type: 'P' }, true);
    connection.execute(null, true);
  }

  /** In the order of the executions, once the callback was called without an error; parsed where they are. */
  answers(): Answer[] {
    return this.executions.map(({ statement }, index) => {
      const columns = this.prepared?.get(statement.name) ?? [];
      const rows = this.answered[index] ?? [];
      for (const row of rows)
        for (const [place, column] of columns.entries()) {
          const value = row[place];
          if (typeof value === 'string') row[place] = column.parse(value);
        }
      return { columns, rows };
    });
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.prepared?.set(
      this.running,
      fields.map(({ name, dataTypeID }) => ({ name, parse: pg.types.getTypeParser(dataTypeID, 'text') })),
    );
  }

  /** The name of the statement whose answer comes. */
  private get running(): string {
    return this.executions[this.answered.length]?.statement.name ?? '';
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.rows.push(fields);
  }

  handleCommandComplete(): void {
    // One without rows has no description.
    if (!this.prepared?.has(this.running)) this.prepared?.set(this.running, []);
    this.answered.push(this.rows);
    this.rows = [];
  }

  handleReadyForQuery(): void {
    this.callback?.(null);
  }

  handleError(error: unknown): void {
    this.callback?.(error);
  }
}

function preparedStatementsOf(connection: pg.Connection): Map<string, readonly Column[]> {
  const known = preparedOn.get(connection);
  if (known) return known;
  const none = new Map<string, readonly Column[]>();
  preparedOn.set(connection, none);
  return none;
}

function inText(value: SqlValue): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value !== 'object') return String(value);
  return `{${value.map((item) => (typeof item === 'number' ? item : quoted(item))).join(',')}}`;
}

const quoted = (item: string) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`;
