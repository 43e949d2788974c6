import { describe, expect, it } from 'vitest';
import { linePath } from './chart-paths.ts';
import { chartScale, labelledPlaces } from './chart-scale.ts';

const scaleOf = (values: readonly (number | null)[]) =>
  chartScale({ width: 256, height: 132, count: values.length, values });

describe('chartScale', () => {
  it('has zero in sight and all values inside', () => {
    const scale = scaleOf([100, 369]);
    expect(scale.steps[0]).toBe(0);
    expect(scale.y(0)).toBe(scale.bottom);
    expect(scale.y(369)).toBeGreaterThanOrEqual(scale.top);
  });

  it('finds the place nearest to the pointer, at the ends, too', () => {
    const scale = scaleOf([1, 2, 3]);
    expect([0, scale.x(1) + 20, 999].map(scale.placeAt)).toEqual([0, 1, 2]);
  });

  it('has no halves between counts', () => {
    const stepsOf = (values: readonly number[], inWholes: boolean) =>
      chartScale({ width: 256, height: 132, count: values.length, values, inWholes }).steps;
    expect(stepsOf([0, 2], true)).toEqual([0, 1, 2]);
    expect(stepsOf([0, 0], true)).toEqual([0, 1]);
    expect(stepsOf([0, 900], true)).toEqual([0, 200, 400, 600, 800]);
    expect(stepsOf([0, 2], false)).toContain(0.5);
  });

  it('draws nothing but zeros, losses and a single value', () => {
    for (const values of [[0, 0], [-5, -1], [7], [null, null]]) {
      const scale = scaleOf(values);
      const known = values.filter((value) => value !== null);
      for (const value of known) {
        expect(scale.y(value)).toBeGreaterThanOrEqual(scale.top);
        expect(scale.y(value)).toBeLessThanOrEqual(scale.bottom);
      }
    }
  });
});

describe('linePath', () => {
  it('leaves a gap where nothing is known', () => {
    const values = [1, 2, null, 3, 4];
    expect(linePath(values, scaleOf(values)).match(/M/g)).toHaveLength(2);
  });
});

describe('labelledPlaces', () => {
  it('leaves out labels that would touch', () => {
    expect(labelledPlaces(24, 1000)).toHaveLength(12);
    expect(labelledPlaces(24, 300)).toEqual([0, 6, 12, 18]);
    expect(labelledPlaces(3, 10)).toEqual([0]);
  });
});
