import './chart.css';

interface Props {
  /** Null where nothing is known. */
  values: readonly (number | null)[];
  /** What it shows, with the figures that matter: it is read aloud in place of the drawing. */
  label: string;
}

const [width, height, margin] = [200, 32, 4];

/** A line without axes beside a figure. Too small for d3, which Home would have to load. */
export function Sparkline({ values, label }: Props) {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const points = values.flatMap((value, index) =>
    value === null ? [] : [[x(index, values.length), y(value, low, high)] as const],
  );
  const end = points.at(-1);
  return (
    <span className="c-spark" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <polyline points={points.map((point) => point.join()).join(' ')} vectorEffect="non-scaling-stroke" />
      </svg>
      {end && (
        <span
          className="c-spark-end"
          style={{ insetInlineStart: `${(end[0] / width) * 100}%`, top: `${(end[1] / height) * 100}%` }}
        />
      )}
    </span>
  );
}

const x = (index: number, count: number) =>
  Math.round((count < 2 ? 1 : index / (count - 1)) * width * 10) / 10;

/** A flat line lies in the middle. */
const y = (value: number, low: number, high: number) =>
  Math.round((margin + (high === low ? 0.5 : (high - value) / (high - low)) * (height - 2 * margin)) * 10) /
  10;
