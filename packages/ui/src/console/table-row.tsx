import type { MouseEvent } from 'react';
import { Checkbox } from './checkbox.tsx';
import type { Column } from './table-types.ts';

interface Props<Row> {
  row: Row;
  rowKey: string;
  columns: readonly Column<Row>[];
  titleId: string | undefined;
  isOpen: boolean;
  isSelected: boolean;
  href: string | undefined;
  onOpen: ((row: Row) => void) | undefined;
  onToggle: ((key: string) => void) | undefined;
}

export function TableRow<Row>(props: Props<Row>) {
  const { row, rowKey, columns, titleId, isOpen, isSelected, href, onOpen, onToggle } = props;
  const canOpen = onOpen !== undefined || href !== undefined;

  const open = (event: MouseEvent) => {
    if (!onOpen || event.defaultPrevented) return;
    // A link opened in another tab is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isHandle = event.target instanceof Element && event.target.closest('[data-row-handle]') !== null;
    if (!isHandle && isOtherControl(event.target)) return;
    event.preventDefault();
    onOpen(row);
  };
  const title = (column: Column<Row>) =>
    href === undefined ? (
      <button type="button" className="c-table-open" data-row-handle aria-expanded={isOpen || undefined}>
        {column.cell(row)}
      </button>
    ) : (
      <a className="c-table-open" data-row-handle href={href}>
        {column.cell(row)}
      </a>
    );

  return (
    // The button in the row is its way by keys.
    <tr
      data-row={rowKey}
      data-opens={canOpen || undefined}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      onClick={open}
    >
      {onToggle && (
        <td className="c-table-select">
          <Checkbox label="Select row" hideLabel checked={isSelected} onChange={() => onToggle(rowKey)} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          data-align={column.align}
          data-wide-only={column.wideOnly}
          data-card={column.card ?? (column.id === titleId ? 'title' : 'meta')}
          data-head={column.head}
        >
          {canOpen && column.id === titleId ? title(column) : column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** A press on a control of its own, or one that ends the selection of a text, does not open the row. */
const isOtherControl = (target: EventTarget): boolean =>
  (target instanceof Element && target.closest('a, button, input, label, select, [role=button]') !== null) ||
  window.getSelection()?.isCollapsed === false;
