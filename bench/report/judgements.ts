// What the tables of a benchmark say about its promises: a cell that begins with ok, met or MISSED judges the cell
// before it.
import type { Row, Table } from '../shared/table.ts';

export interface Judgement {
  readonly what: string;
  /** As the table shows it. */
  readonly measured: string;
  readonly bar: string;
  readonly isMet: boolean;
  /** What is used of what the bar allows: 1 is all of it, less is better. Null where the two are no numbers. */
  readonly share: number | null;
}

export function judgementsOf({ rows }: Table): Judgement[] {
  const firsts = rows.map((row) => Object.values(row)[0] ?? '');
  return rows.flatMap((row) => judgementsIn(row, firsts));
}

function judgementsIn(row: Row, firsts: readonly string[]): Judgement[] {
  const cells = Object.entries(row);
  const [first = '', second = ''] = cells.map(([, cell]) => cell);
  const isOnly = firsts.filter((one) => one === first).length === 1;
  return cells.flatMap(([head, cell], index) => {
    const [, verdict, bar = ''] = /^(ok|met|MISSED)\b ?(.*)$/.exec(cell) ?? [];
    if (!verdict) return [];
    const measured = cells[index - 1]?.[1] ?? '';
    const label = isOnly ? first : `${first}, ${second}`;
    const judged = cells.filter(([, other]) => /^(ok|MISSED)\b/.test(other)).length > 1 ? ` (${head})` : '';
    return {
      ...{ what: label + judged, measured, bar: bar || (row.bar ?? ''), isMet: verdict !== 'MISSED' },
      share: shareOf(measured, bar),
    };
  });
}

function shareOf(measured: string, bar: string): number | null {
  const [, sign, limit = ''] = /([≤≥]) (.*)$/.exec(bar) ?? [];
  const [value, allowed] = [numberIn(measured), numberIn(limit)];
  if (!sign || value === null || allowed === null || value <= 0 || allowed <= 0) return null;
  return sign === '≤' ? value / allowed : allowed / value;
}

/** `1.62×`, `1/204`, `12.3 ms`, `2,480 bytes`. */
export function numberIn(text: string): number | null {
  const [, above, below] = /^(-?[\d,.]+)(?:\/([\d.]+))?/.exec(text) ?? [];
  if (above === undefined) return null;
  return Number(above.replaceAll(',', '')) / Number(below ?? 1);
}
