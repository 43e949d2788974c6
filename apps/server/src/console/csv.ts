// A list as a CSV file: the same rows as its pages, all of them, streamed page by page so that none but one is in memory.
import { Readable } from 'node:stream';
import { type Cell, csvLine } from '@earnwall/domain/statements/csv';
import { FileAnswer } from '#request/file-answer.ts';

/** By the head of each column. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** Lines that no spreadsheet takes for formulas. */
export async function* csvOf<Row>(
  columns: CsvColumns<Row>,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const cells = Object.values(columns);
  yield csvLine(Object.keys(columns));
  for await (const page of pages) yield page.map((row) => csvLine(cells.map((cell) => cell(row)))).join('');
}

/** The pages of a keyset; `next` gets the last row of the page before. The first one is read before anything is sent. */
export async function readPages<Row>(
  size: number,
  next: (last: Row | null) => Promise<readonly Row[]>,
): Promise<AsyncGenerator<readonly Row[]>> {
  const first = await next(null);
  return (async function* () {
    for (let page = first; page.length > 0; ) {
      yield page;
      const last = page.at(-1);
      if (page.length < size || last === undefined) return;
      page = await next(last);
    }
  })();
}

export function csvAnswer<Row>(
  name: string,
  columns: CsvColumns<Row>,
  pages: AsyncIterable<readonly Row[]>,
): FileAnswer {
  const facts = { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes: null };
  return new FileAnswer(Readable.from(csvOf(columns, pages), { objectMode: false }), facts);
}
