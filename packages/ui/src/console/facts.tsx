import type { ReactNode } from 'react';
import './facts.css';

interface Props {
  items: readonly (readonly [label: string, value: ReactNode])[];
  /** In a row above a page instead of a column. */
  inRow?: boolean | undefined;
}

/** Names and values. */
export function Facts({ items, inRow = false }: Props) {
  return (
    <dl className={inRow ? 'c-facts c-facts-row' : 'c-facts'}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
