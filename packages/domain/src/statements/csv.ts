// Lines of a CSV file (RFC 4180: CRLF, quotes doubled) that no spreadsheet takes for formulas.

/** A decimal number that must not lose a digit: nothing else gets past the guard of texts. */
interface ExactNumber {
  readonly exact: string;
}

export type Cell = string | number | bigint | ExactNumber | null;

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(textOf).join(',')}\r\n`;
}

function textOf(cell: Cell): string {
  if (typeof cell === 'string') return quoted(guarded(cell));
  if (cell === null || typeof cell !== 'object') return `${cell ?? ''}`;
  if (!/^-?\d+(\.\d+)?$/.test(cell.exact)) throw new TypeError(`Not a number: ${cell.exact}`);
  return cell.exact;
}

/**
 * Spreadsheets run what begins with one of these signs, also in quotes, and ids of users may come from anybody. A leading
 * apostrophe makes it a text; one that was there gets another, so that taking one away always gives the value back.
 */
const guarded = (text: string): string => (/^[=+\-@\t\r\n']/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
