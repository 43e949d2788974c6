import { ticks } from 'd3-array';

export interface ChartScale {
  width: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  steps: readonly number[];
  x: (place: number) => number;
  y: (value: number) => number;
  /** The place nearest to a pointer. */
  placeAt: (x: number) => number;
}

interface Drawn {
  width: number;
  height: number;
  count: number;
  values: readonly (number | null)[];
  /** Values that are counts: no step stands between two of them. */
  inWholes?: boolean | undefined;
}

const [left, margin, foot] = [48, 8, 24];

/** Where values stand in the drawing; zero is always in sight, so that heights can be compared. */
export function chartScale({ width, height, count, values, inWholes = false }: Drawn): ChartScale {
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const most = Math.max(...known, low + 1);
  const steps = ticks(low, most, 4).filter((step) => !inWholes || Number.isInteger(step));
  const high = Math.max(most, steps.at(-1) ?? most);
  const right = Math.max(width - margin, left + 1);
  const bottom = height - foot;
  const step = count < 2 ? 0 : (right - left) / (count - 1);
  return {
    width,
    left,
    right,
    top: margin,
    bottom,
    steps,
    x: (place) => (count < 2 ? (left + right) / 2 : left + place * step),
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - margin),
    placeAt: (x) => (step === 0 ? 0 : Math.min(Math.max(Math.round((x - left) / step), 0), count - 1)),
  };
}

/** Which places get a label, so that none touches the next. */
export function labelledPlaces(count: number, width: number): number[] {
  const room = Math.max(Math.floor(width / 72), 1);
  const step = Math.max(Math.ceil(count / room), 1);
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
