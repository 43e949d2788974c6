// A file of CSV in parts of whole lines, as its slices arrive: no more than one part is in memory.

export interface Part {
  /** The number of its first line in the file, from 1 on. */
  first_line: number;
  csv: string;
  lines: number;
}

/** A line this long has a quote that never ends: it is cut at the next line break, and the server says what is wrong. */
const longestLine = 64_000;

/** Takes text as it comes; `most` characters or a little more make a part. */
export function lineParts(most: number): { take: (text: string) => Part[]; end: () => Part[] } {
  let [rest, next] = ['', 1];
  // Where in the rest reading goes on, and what is known up to there.
  let [at, lineBegin, lines, isQuoted] = [0, 0, 0, false];

  const cut = (): Part[] => {
    if (lineBegin === 0) return [];
    const part = { first_line: next, csv: rest.slice(0, lineBegin), lines };
    rest = rest.slice(lineBegin);
    next += lines;
    [at, lineBegin, lines] = [at - lineBegin, 0, 0];
    return [part];
  };
  const take = (text: string): Part[] => {
    const parts: Part[] = [];
    rest += text;
    while (at < rest.length) {
      const sign = rest[at];
      at += 1;
      if (sign === '"') isQuoted = !isQuoted;
      if (sign !== '\n' || (isQuoted && at - lineBegin < longestLine)) continue;
      [isQuoted, lineBegin] = [false, at];
      lines += 1;
      if (lineBegin >= most) parts.push(...cut());
    }
    return parts;
  };
  const end = (): Part[] => {
    // A last line without a line break.
    if (rest.length > lineBegin) [lineBegin, lines] = [rest.length, lines + 1];
    return cut();
  };
  return { take, end };
}

/** The cells of the first lines, for a look at them. */
export function previewOf(csv: string, delimiter: string, most: number): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < csv.length && rows.length < most; at += 1) {
    const sign = csv[at] ?? '';
    if (isQuoted) {
      if (sign === '"' && csv[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"') isQuoted = true;
    else if (sign === delimiter) [row, cell] = [[...row, cell], ''];
    else if (sign === '\n') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
    } else if (sign !== '\r') cell += sign;
  }
  if (rows.length < most && (row.length > 0 || cell !== '')) rows.push([...row, cell]);
  return rows;
}

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** The one that the first line has most often. */
export function likelyDelimiter(csv: string): Delimiter {
  const [first = ''] = csv.split('\n', 1);
  const times = (delimiter: string) => first.split(delimiter).length;
  return delimiters.reduce((best, each) => (times(each) > times(best) ? each : best));
}

/** Columns that are likely meant, by the words above them. */
export function likelyColumns(header: readonly string[]): { name: number; amount: number | null } {
  const find = (words: RegExp) => header.findIndex((head) => words.test(head.trim()));
  const name = find(/^(transaction|transaction.?id|trans.?id|tx|cid|mid|click.?id|id)$/i);
  const amount = find(/^(amount|payout|revenue|usd|cpi|price)$/i);
  return { name: Math.max(name, 0), amount: amount < 0 ? null : amount };
}
