// Tables of what was measured: printed, and kept for the file that a run leaves behind.
export type Row = Readonly<Record<string, string>>;

export interface Table {
  readonly title: string;
  readonly rows: readonly Row[];
}

const kept: Table[] = [];

/** The tables since the last time this was called. */
export const takeTables = (): Table[] => kept.splice(0);

export function printTable(title: string, rows: readonly Row[]): void {
  kept.push({ title, rows });
  const heads = Object.keys(rows[0] ?? {});
  const widths = heads.map((head) => Math.max(head.length, ...rows.map((row) => (row[head] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ');
  console.log(`\n${title}\n`);
  console.log(line(heads));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(heads.map((head) => row[head] ?? '')));
}

export const times = (ratio: number, digits = 2) => `${ratio.toFixed(digits)}×`;
export const micros = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)} µs`;

/** A measured ratio beside the one that was promised. It stands in the cell after what it judges (`judgements.ts`). */
export const against = (ratio: number, bar: number) => `${ratio <= bar ? 'ok' : 'MISSED'} ≤ ${bar}×`;

/** The same where more is better. */
export const atLeast = (ratio: number, bar: number) => `${ratio >= bar ? 'ok' : 'MISSED'} ≥ ${bar}×`;
