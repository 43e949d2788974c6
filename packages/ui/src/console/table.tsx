import { type ReactNode, useRef } from 'react';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import type { Column, Sort } from './table-types.ts';
import { useTableKeys } from './use-table-keys.ts';
import './table.css';

export type { Column, Sort };

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A press on the row or Enter. The cell of the title (or first) column becomes its button: no links in there. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Makes that button a link, so that a row can be opened in a tab of its own. */
  href?: ((row: Row) => string | undefined) | undefined;
  /** The row whose drawer is open. */
  openKey?: string | null | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  state?: 'ready' | 'loading' | 'error' | 'empty' | undefined;
  empty?: ReactNode;
  error?: { message: string } | string | null | undefined;
  onRetry?: (() => void) | undefined;
  /** Where `/` leads; without it to the element with `data-filter`. */
  onFilter?: (() => void) | undefined;
  /** The last row, of what all rows come to; it opens nothing. */
  total?: Row | undefined;
  /** What leads to the next page. */
  footer?: ReactNode;
}

/** Rows of a list, which the server sorts, filters and pages; cards on a phone. Old rows stay while new ones load. */
export function Table<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, selected, onSelect, state = 'ready', error, onRetry, footer } = props;
  const root = useRef<HTMLDivElement>(null);
  const toggle = onSelect && ((key: string) => onSelect(toggled(selected, key)));
  useTableKeys(root, { onToggle: toggle, onFilter: props.onFilter });

  const isWaiting = state === 'loading';
  const titleId = (columns.find(({ card }) => card === 'title') ?? columns[0])?.id;
  return (
    <div className="c-table-box" ref={root}>
      {state === 'error' && (
        <ErrorState error={error ?? 'The list could not be loaded.'} title="Not loaded" onRetry={onRetry} />
      )}
      {rows.length > 0 && (
        <table className="c-table" aria-busy={isWaiting}>
          <caption className="c-unseen">{label}</caption>
          <TableHead
            columns={columns}
            sort={props.sort}
            onSort={props.onSort}
            all={onSelect && { keys: rows.map(rowKey), selected: selected ?? none, onSelect }}
          />
          <tbody>
            {rows.map((row) => {
              const key = rowKey(row);
              return (
                <TableRow
                  key={key}
                  rowKey={key}
                  row={row}
                  columns={columns}
                  titleId={titleId}
                  isOpen={props.openKey === key}
                  isSelected={selected?.has(key) ?? false}
                  href={props.href?.(row)}
                  onOpen={props.onOpen}
                  onToggle={toggle}
                />
              );
            })}
          </tbody>
          {props.total !== undefined && (
            <tfoot>
              <TableRow
                rowKey="total"
                row={props.total}
                columns={columns}
                titleId={titleId}
                isOpen={false}
                isSelected={false}
                href={undefined}
                onOpen={undefined}
                onToggle={undefined}
              />
            </tfoot>
          )}
        </table>
      )}
      {rows.length === 0 && isWaiting && <Skeleton rows={8} />}
      {rows.length === 0 && (state === 'empty' || state === 'ready') && props.empty}
      {footer}
    </div>
  );
}

const none: ReadonlySet<string> = new Set();

function toggled(selected: ReadonlySet<string> = none, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}
