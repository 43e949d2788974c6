// The two forms of a statement, piece by piece, so that a long one is never in memory as a whole.
import type { StatementLine } from '@earnwall/contract/entities/statement';
import { csvLine } from '@earnwall/domain/statements/csv';
import type { StatementReader } from './reader.ts';

interface Format {
  readonly type: string;
  write(statement: StatementReader): AsyncGenerator<string>;
}

export const formats = {
  json: { type: 'application/json; charset=utf-8', write: jsonOf },
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
} as const satisfies Record<string, Format>;

async function* jsonOf({ head, pages, end }: StatementReader): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"lines":[`;
  let separator = '\n';
  for await (const page of pages()) {
    yield separator + page.map((line) => JSON.stringify(line)).join(',\n');
    separator = ',\n';
  }
  yield `\n],${JSON.stringify(end()).slice(1)}\n`;
}

const columns = [
  ...(['transaction_id', 'at', 'type', 'group', 'user_id', 'amount', 'pending', 'running_balance'] as const),
  ...(['running_pending', 'reason', 'click_id', 'acknowledged', 'acknowledged_at'] as const),
] satisfies (keyof StatementLine)[];

/** The first and the last line are the opening and the closing: balances without an amount. */
async function* csvOf({ head, pages, end }: StatementReader): AsyncGenerator<string> {
  yield csvLine(columns) + balanceLine('opening', head.from, head.opening);
  for await (const page of pages())
    yield page.map((line) => csvLine(columns.map((column) => line[column]))).join('');
  yield balanceLine('closing', head.to, end().closing);
}

function balanceLine(type: string, at: string, { balance, pending }: { balance: number; pending: number }) {
  const cells: Partial<Record<keyof StatementLine, string | number>> = {
    ...{ at, type, running_balance: balance, running_pending: pending },
  };
  return csvLine(columns.map((column) => cells[column] ?? null));
}
