// How what was measured is shown.
import { micros } from '../shared/table.ts';
import { type Cell, requestKinds } from './cell.ts';
import type { Spent } from './spent.ts';

const number = (value: number) => Math.round(value).toLocaleString('en');
const megabytes = (value: number) => `${number(value / 1e6)} MB`;

const names = { kept: 'kept', unchanged: 'unchanged', anew: 'made anew', cold: 'of a stranger' } as const;

export function cellRow(
  surveys: number,
  users: number,
  { costs, bytes, memory }: Cell,
): Record<string, string> {
  const cells = requestKinds.map((kind) => {
    const { node, database } = costs[kind];
    return [names[kind], `${micros(node)} + ${micros(database)}`];
  });
  return {
    ...{ surveys: number(surveys), users: number(users), list: `${(bytes / 1024).toFixed(1)} KB` },
    ...Object.fromEntries(cells),
    ...{ 'node at start': megabytes(memory.started), afterwards: megabytes(memory.after) },
  };
}

export const spentRow = (what: string, spent: Spent): Record<string, string> => ({
  ...{ what, node: micros(spent.node), database: micros(spent.database), commits: spent.commits.toFixed(2) },
  ...{ 'log, bytes': number(spent.wal), 'stored, bytes': number(spent.stored) },
});

interface StoredTable {
  readonly name: string;
  readonly rows: number;
  readonly heap: number;
  readonly indexes: number;
}

export const tableRow = ({ name, rows, heap, indexes }: StoredTable): Record<string, string> => ({
  ...{ table: name, rows: number(rows), 'rows, size': megabytes(heap), indexes: megabytes(indexes) },
  'a row, bytes': rows > 0 ? number((heap + indexes) / rows) : '',
});
