import { lazy, Suspense } from 'react';
import type { LineChartProps } from './line-chart-types.ts';
import './chart.css';

const Drawing = lazy(() => import('./line-chart-drawing.tsx'));

/** Lines over time. Drawing and d3 come in a part of their own; its place is kept meanwhile. */
export function LineChart(props: LineChartProps) {
  return (
    <Suspense fallback={<div className="c-chart" style={{ height: props.height ?? 220 }} />}>
      <Drawing {...props} />
    </Suspense>
  );
}
