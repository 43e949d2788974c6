import { area, line } from 'd3-shape';
import type { ChartScale } from './chart-scale.ts';

type Values = readonly (number | null)[];

const isKnown = (value: number | null) => value !== null;

/** A gap stays a gap. */
export const linePath = (values: Values, { x, y }: ChartScale): string =>
  line<number | null>()
    .defined(isKnown)
    .x((_, place) => x(place))
    .y((value) => y(value ?? 0))
    .digits(1)([...values]) ?? '';

export const areaPath = (values: Values, { x, y }: ChartScale): string =>
  area<number | null>()
    .defined(isKnown)
    .x((_, place) => x(place))
    .y0(y(0))
    .y1((value) => y(value ?? 0))
    .digits(1)([...values]) ?? '';
