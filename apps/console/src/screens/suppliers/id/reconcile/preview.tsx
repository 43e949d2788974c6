import { Field } from '@earnwall/ui/console/field';
import { Select } from '@earnwall/ui/console/inputs';

interface Columns {
  name: number;
  amount: number | null;
}

interface Props {
  rows: readonly (readonly string[])[];
  hasHeader: boolean;
  columns: Columns;
  onChange: (columns: Columns) => void;
  disabled: boolean;
}

/** The first lines, and which of their columns counts for what. */
export function Preview({ rows, hasHeader, columns, onChange, disabled }: Props) {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_, place) => place);
  const titleOf = (place: number) => (hasHeader && rows[0]?.[place]?.trim()) || `Column ${place + 1}`;
  const choices = places.map((place) => ({ value: String(place), label: titleOf(place) }));
  const lines = hasHeader ? rows.slice(1) : rows;
  const use = (place: number) =>
    place === columns.name ? 'Transaction or click' : place === columns.amount ? 'Amount' : '';
  return (
    <>
      <div className="row">
        <Field label="Column with the transaction or click">
          {(control) => (
            <Select
              {...control}
              disabled={disabled}
              value={String(columns.name)}
              onChange={(value) => onChange({ ...columns, name: Number(value) })}
              choices={choices}
            />
          )}
        </Field>
        <Field label="Column with the amount (US dollars)">
          {(control) => (
            <Select
              {...control}
              disabled={disabled}
              value={columns.amount === null ? '' : String(columns.amount)}
              onChange={(value) => onChange({ ...columns, amount: value === '' ? null : Number(value) })}
              choices={[{ value: '', label: 'None' }, ...choices]}
            />
          )}
        </Field>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide files are scrolled by keys, too */}
      <section className="reconcile-preview" aria-label="First lines" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              {places.map((place) => (
                <th key={place} scope="col" data-used={use(place) !== '' || undefined}>
                  {titleOf(place)}
                  {use(place) !== '' && <span className="reconcile-use">{use(place)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their number
              <tr key={place}>
                <td>{place + (hasHeader ? 2 : 1)}</td>
                {places.map((column) => (
                  <td key={column} data-used={use(column) !== '' || undefined}>
                    {row[column] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
