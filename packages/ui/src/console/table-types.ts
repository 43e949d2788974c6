import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, and do not break. */
  align?: 'start' | 'end' | undefined;
  /** Any CSS width. */
  width?: string | undefined;
  sortable?: boolean | undefined;
  /** What becomes of it in the card of a phone; `meta` unless said. Buttons of an `action` stand there without its head. */
  card?: 'title' | 'meta' | 'action' | 'hidden' | undefined;
  /** Left out of a table that is narrow: it stands on the row's own page or drawer, too. */
  wideOnly?: boolean | undefined;
}

export interface Sort {
  /** A column's id. */
  id: string;
  order: 'asc' | 'desc';
}
