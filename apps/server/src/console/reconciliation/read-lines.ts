// Reads a piece of a supplier's statement: lines of CSV without a header. Each line is judged by itself: those that cannot be
// read are named with what is wrong.
import type { BrokenReason } from '@earnwall/contract/reconciliation';
import { parse } from 'csv-parse/sync';
import type { BrokenLine, NewLine } from '#store/reconciliation/lines.ts';

export interface LinesToRead {
  readonly csv: string;
  /** The number of its first line in the whole list. */
  readonly first_line: number;
  /** Which columns, from 0 on. */
  readonly columns: { readonly name: number; readonly amount: number | null };
  readonly delimiter: string;
}

export interface ReadLines {
  readonly lines: readonly NewLine[];
  readonly broken: readonly BrokenLine[];
}

const longestName = 300;
const longestText = 300;

export function readLines({ csv, first_line, columns, delimiter }: LinesToRead): ReadLines {
  const lines: NewLine[] = [];
  const broken: BrokenLine[] = [];
  for (const [place, row] of rowsOf(csv, delimiter).entries()) {
    const line = first_line + place;
    const read = typeof row === 'string' ? 'form' : readRow(row, columns);
    if (typeof read === 'object') lines.push({ line, ...read });
    else broken.push({ line, reason: read, text: textOf(row, delimiter) });
  }
  return { lines, broken };
}

/** In words, for whoever sent them by a program. */
export const brokenText = ({ line, reason }: BrokenLine, { columns }: Pick<LinesToRead, 'columns'>): string =>
  `line ${line}: ${brokenWords[reason](columns)}`;

const brokenWords: Readonly<Record<BrokenReason, (columns: LinesToRead['columns']) => string>> = {
  name: ({ name }) => `column ${name} must name a transaction or a click`,
  amount: ({ amount }) => `column ${amount} must be an amount such as 1.25`,
  form: () => 'it is no CSV: look at its quotes',
};

function readRow(
  row: readonly string[],
  { name: nameAt, amount: amountAt }: LinesToRead['columns'],
): Omit<NewLine, 'line'> | BrokenReason {
  const name = row[nameAt]?.trim() ?? '';
  const micros = amountAt === null ? null : microsOf(row[amountAt]?.trim() ?? '');
  if (name === '' || name.length > longestName || name.includes('\0')) return 'name';
  return micros === undefined ? 'amount' : { name, micros };
}

type Row = readonly string[] | string;

/** A text is a line that is no CSV. Where a quote never ends, every line is read by itself. */
function rowsOf(csv: string, delimiter: string): readonly Row[] {
  const whole = parsed(csv, delimiter);
  if (whole) return whole;
  const lines = csv.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => {
    if (line === '') return [''];
    return parsed(line, delimiter)?.[0] ?? line;
  });
}

function parsed(csv: string, delimiter: string): string[][] | null {
  try {
    return parse(csv, { delimiter, relax_column_count: true, skip_empty_lines: false, bom: true });
  } catch {
    return null;
  }
}

const textOf = (row: Row, delimiter: string): string =>
  (typeof row === 'string' ? row : row.join(delimiter)).replaceAll('\0', '').slice(0, longestText);

/** Millionths of a dollar; undefined for what is no amount. */
function microsOf(text: string): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
}
