// Lines of a CSV file (RFC 4180: CRLF, quotes doubled) that no spreadsheet takes for formulas.

type Cell = string | number | bigint | null;

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? quoted(guarded(cell)) : `${cell ?? ''}`)).join(',')}\r\n`;
}

/**
 * Spreadsheets run what begins with one of these signs, also in quotes, and ids of users may come from anybody. A leading
 * apostrophe makes it a text; one that was there gets another, so that taking one away always gives the value back.
 */
const guarded = (text: string): string => (/^[=+\-@\t\r\n']/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
