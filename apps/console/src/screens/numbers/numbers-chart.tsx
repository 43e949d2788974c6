import { LineChart } from '@earnwall/ui/console/line-chart';
import type { Measure } from './measures.ts';
import type { Numbers } from './numbers-answer.ts';
import { pointText, rangeText } from './period-texts.ts';

interface Props {
  numbers: Numbers;
  measure: Measure;
}

export function NumbersChart({ numbers, measure }: Props) {
  const { series, compared, from, to, zone, definitions } = numbers;
  const { label, read, text, isCount } = measure;
  const clock = definitions.find(({ figure }) => figure === measure.name)?.clock ?? '';
  const now = {
    id: 'now',
    label: rangeText({ from, to }),
    values: series.map((point) => read(point.now)),
  };
  const before = compared && {
    ...{ id: 'before', label: rangeText(compared), dashed: true },
    values: series.map((point) => point.before && read(point.before)),
  };
  return (
    <div className="numbers-chart">
      <LineChart
        label={`${label}, ${clock}, in ${zone}`}
        labels={series.map((point) => pointText(point, from === to))}
        series={before ? [now, before] : [now]}
        format={text}
        inWholes={isCount}
      />
    </div>
  );
}
