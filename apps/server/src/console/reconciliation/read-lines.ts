// Reads a piece of a supplier's statement: lines of CSV without a header. All of it is read, or none: the first lines that
// cannot be read are named with what is wrong.
import { parse } from 'csv-parse/sync';
import type { NewLine } from '#store/reconciliation/reconciliations.ts';

export interface LinesToRead {
  readonly csv: string;
  /** The number of its first line in the whole list. */
  readonly first_line: number;
  /** Which columns, from 0 on. */
  readonly columns: { readonly name: number; readonly amount: number | null };
  readonly delimiter: string;
}

interface Problem {
  readonly line: number;
  readonly message: string;
}

export type ReadLines =
  | { readonly kind: 'read'; readonly lines: readonly NewLine[] }
  | { readonly kind: 'unreadable'; readonly problems: readonly Problem[] };

const maxNamed = 20;
const longestName = 300;

export function readLines({ csv, first_line, columns, delimiter }: LinesToRead): ReadLines {
  const rows = rowsOf(csv, delimiter);
  if (typeof rows === 'string')
    return { kind: 'unreadable', problems: [{ line: first_line, message: rows }] };
  const problems: Problem[] = [];
  const lines: NewLine[] = [];
  for (const [place, row] of rows.entries()) {
    const line = first_line + place;
    const name = row[columns.name]?.trim() ?? '';
    const micros = columns.amount === null ? null : microsOf(row[columns.amount]?.trim() ?? '');
    if (name === '' || name.length > longestName || name.includes('\0'))
      problems.push({ line, message: `column ${columns.name} must name a transaction or a click` });
    else if (micros === undefined)
      problems.push({ line, message: `column ${columns.amount} must be an amount such as 1.25` });
    else lines.push({ line, name, micros });
  }
  return problems.length > 0
    ? { kind: 'unreadable', problems: problems.slice(0, maxNamed) }
    : { kind: 'read', lines };
}

/** A text says what is wrong. */
function rowsOf(csv: string, delimiter: string): string[][] | string {
  try {
    return parse(csv, { delimiter, relax_column_count: true, skip_empty_lines: false, bom: true });
  } catch (error) {
    return error instanceof Error ? error.message : 'it is no CSV';
  }
}

/** Millionths of a dollar; undefined for what is no amount. */
function microsOf(text: string): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
}
