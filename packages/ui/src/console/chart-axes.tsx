import { type ChartScale, labelledPlaces } from './chart-scale.ts';

interface Props {
  scale: ChartScale;
  labels: readonly string[];
  format: (value: number) => string;
}

export function ChartAxes({ scale, labels, format }: Props) {
  return (
    <g className="c-chart-axes">
      {scale.steps.map((step) => (
        <g key={step}>
          <line x1={scale.left} x2={scale.right} y1={scale.y(step)} y2={scale.y(step)} />
          <text x={scale.left - 8} y={scale.y(step)} dy="0.35em" textAnchor="end">
            {format(step)}
          </text>
        </g>
      ))}
      {labelledPlaces(labels.length, scale.right - scale.left).map((place) => (
        <text
          key={place}
          x={scale.x(place)}
          y={scale.bottom + 18}
          textAnchor={place === 0 ? 'start' : place === labels.length - 1 ? 'end' : 'middle'}
        >
          {labels[place]}
        </text>
      ))}
    </g>
  );
}
