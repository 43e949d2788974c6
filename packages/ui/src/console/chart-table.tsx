import { valueText } from './chart-tip.tsx';
import type { LineChartProps } from './line-chart-types.ts';

type Props = Pick<LineChartProps, 'label' | 'labels' | 'series'> & { format: (value: number) => string };

/** The chart for those who do not see it. */
export function ChartTable({ label, labels, series, format }: Props) {
  return (
    <div className="c-unseen">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {series.map((line) => (
              <th key={line.id} scope="col">
                {line.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same label
            <tr key={place}>
              <th scope="row">{name}</th>
              {series.map((line) => (
                <td key={line.id}>{valueText(line.values[place], format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
