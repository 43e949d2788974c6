import { useState } from 'react';
import { ChartAxes } from './chart-axes.tsx';
import { areaPath, linePath } from './chart-paths.ts';
import { chartScale } from './chart-scale.ts';
import { ChartTable } from './chart-table.tsx';
import { ChartTip } from './chart-tip.tsx';
import type { LineChartProps } from './line-chart-types.ts';
import { useWidth } from './use-width.ts';

const formatPlain = (value: number) => value.toLocaleString('en');

/** A focusable drawing: arrows move the reading line, as the pointer does; screen readers get a table. */
export default function LineChartDrawing({
  label,
  labels,
  series,
  format = formatPlain,
  inWholes,
  height = 220,
}: LineChartProps) {
  const [box, width] = useWidth();
  const [place, setPlace] = useState<number | null>(null);
  const scale = chartScale({
    width,
    height,
    count: labels.length,
    values: series.flatMap((line) => line.values),
    inWholes,
  });
  const active = place === null ? null : Math.min(place, labels.length - 1);

  const move = (step: number) =>
    setPlace(Math.min(Math.max((active ?? (step > 0 ? -1 : labels.length)) + step, 0), labels.length - 1));
  return (
    <div className="c-chart" ref={box}>
      {width > 0 && (
        <svg
          width={width}
          height={height}
          role="img"
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: so that arrows reach it
          tabIndex={0}
          onPointerMove={(event) => setPlace(scale.placeAt(event.nativeEvent.offsetX))}
          onPointerLeave={() => setPlace(null)}
          onBlur={() => setPlace(null)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
            event.preventDefault();
            move(event.key === 'ArrowLeft' ? -1 : 1);
          }}
        >
          <ChartAxes scale={scale} labels={labels} format={format} />
          {series.map((line) => (
            <g key={line.id} className={line.dashed ? 'c-chart-line c-chart-before' : 'c-chart-line'}>
              {!line.dashed && <path className="c-chart-area" d={areaPath(line.values, scale)} />}
              <path d={linePath(line.values, scale)} />
            </g>
          ))}
          {active !== null && (
            <g className="c-chart-reading">
              <line x1={scale.x(active)} x2={scale.x(active)} y1={scale.top} y2={scale.bottom} />
              {series.map((line) => {
                const value = line.values[active];
                return value === null || value === undefined ? null : (
                  <circle
                    key={line.id}
                    className={line.dashed ? 'c-chart-before' : undefined}
                    cx={scale.x(active)}
                    cy={scale.y(value)}
                    r={4}
                  />
                );
              })}
            </g>
          )}
        </svg>
      )}
      {active !== null && (
        <ChartTip place={active} scale={scale} labels={labels} series={series} format={format} />
      )}
      <ChartTable label={label} labels={labels} series={series} format={format} />
    </div>
  );
}
