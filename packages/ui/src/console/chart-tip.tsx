import type { ChartScale } from './chart-scale.ts';
import type { Series } from './line-chart-types.ts';

interface Props {
  place: number;
  scale: ChartScale;
  labels: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
}

/** The values at the reading line, on the side where there is room. */
export function ChartTip({ place, scale, labels, series, format }: Props) {
  const x = scale.x(place);
  const isLeft = x > scale.width / 2;
  return (
    <div
      className="c-chart-tip"
      role="status"
      style={isLeft ? { right: scale.width - x + 12, top: scale.top } : { left: x + 12, top: scale.top }}
    >
      <p>{labels[place]}</p>
      <dl>
        {series.map(({ id, label, values, dashed }) => (
          <div key={id}>
            <dt className={dashed ? 'c-chart-key c-chart-before' : 'c-chart-key'}>{label}</dt>
            <dd>{valueText(values[place], format)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export const valueText = (value: number | null | undefined, format: (value: number) => string): string =>
  value === null || value === undefined ? 'unknown' : format(value);
