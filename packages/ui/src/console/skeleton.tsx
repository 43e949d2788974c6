import './skeleton.css';

const widths = ['72%', '48%', '84%', '60%'];

/** Lines where rows will be, seen only when they take longer than a moment. */
export function Skeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div className="c-skeleton" role="status">
      <span className="c-unseen">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all lines are alike
        <div key={row} className="c-skeleton-row">
          <span className="c-skeleton-line" style={{ width: widths[row % widths.length] }} />
        </div>
      ))}
    </div>
  );
}
