import './inventory.css';

interface Props {
  rows: readonly { label: string; count: number }[];
}

/** Counts with bars to compare them; the bar is decoration. */
export function OutcomeBars({ rows }: Props) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <dl className="outcome-bars">
      {rows.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="outcome-bar" aria-hidden="true" style={{ width: `${(count / most) * 60}%` }} />
            {count.toLocaleString('en')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
