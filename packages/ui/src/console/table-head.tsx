import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Checkbox } from './checkbox.tsx';
import type { Column, Sort } from './table-types.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** All rows shown, where rows can be selected. */
  all:
    | {
        keys: readonly string[];
        selected: ReadonlySet<string>;
        onSelect: (selected: ReadonlySet<string>) => void;
      }
    | undefined;
}

export function TableHead<Row>({ columns, sort, onSort, all }: Props<Row>) {
  const count = all?.keys.filter((key) => all.selected.has(key)).length ?? 0;
  return (
    <thead>
      <tr>
        {all && (
          <th className="c-table-select" scope="col">
            <Checkbox
              label="Select all rows shown"
              hideLabel
              checked={count === all.keys.length}
              mixed={count > 0}
              onChange={(checked) => all.onSelect(new Set(checked ? all.keys : []))}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

interface CellProps<Row> extends Pick<Props<Row>, 'sort' | 'onSort'> {
  column: Column<Row>;
}

function HeadCell<Row>({ column, sort, onSort }: CellProps<Row>) {
  const { id, head, align, width, sortable, wideOnly } = column;
  const order = sort?.id === id ? sort.order : undefined;
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      data-align={align}
      data-wide-only={wideOnly}
      style={width === undefined ? undefined : { width }}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
    >
      {sortable && onSort ? (
        <button
          type="button"
          className="c-table-sort"
          onClick={() => onSort({ id, order: order === 'desc' ? 'asc' : 'desc' })}
        >
          {head}
          {order && <Arrow />}
        </button>
      ) : (
        head
      )}
    </th>
  );
}
