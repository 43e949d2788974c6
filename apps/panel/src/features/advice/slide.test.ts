import { describe, expect, it } from 'vitest';
import { isAtEnd, latenciesOf, placeAfter, placeOf } from './slide.ts';

describe('a drag', () => {
  it.each([
    [{ from: 10, to: 60, travel: 200, rtl: false }, 0.25],
    [{ from: 10, to: 210, travel: 200, rtl: false }, 1],
    [{ from: 10, to: 999, travel: 200, rtl: false }, 1],
    [{ from: 10, to: 0, travel: 200, rtl: false }, 0],
    [{ from: 210, to: 160, travel: 200, rtl: true }, 0.25],
    [{ from: 210, to: 300, travel: 200, rtl: true }, 0],
    [{ from: 10, to: 60, travel: 0, rtl: false }, 0],
  ])('QU-10 %j comes to %d', (drag, place) => {
    expect(placeOf(drag)).toBe(place);
  });
});

describe('a key', () => {
  it.each([
    ['ArrowRight', 0.2, false, 0.3],
    ['ArrowLeft', 0.2, false, 0.1],
    ['ArrowRight', 0.2, true, 0.1],
    ['ArrowLeft', 0.2, true, 0.3],
    ['ArrowUp', 0.95, false, 1],
    ['ArrowDown', 0, true, 0],
    ['End', 0, false, 1],
    ['Home', 0.5, false, 0],
    ['a', 0.5, false, null],
  ])('QU-10 %s at %d, right to left %s: %s', (key, place, rtl, next) => {
    expect(placeAfter(key, place, rtl)).toBe(next);
  });

  it('QU-10 ten steps reach the end exactly', () => {
    let place = 0;
    for (let step = 0; step < 10; step += 1) place = placeAfter('ArrowRight', place, false) ?? 0;
    expect(place).toBe(1);
  });
});

it('QU-10 the end is the end, give or take a pixel', () => {
  expect([0, 0.98, 0.995, 1].map(isAtEnd)).toEqual([false, false, true, true]);
});

it('QU-10 latencies are the times between steps, at most a thousand', () => {
  expect(latenciesOf([100, 116, 140])).toEqual([16, 24]);
  expect(latenciesOf(Array.from({ length: 1500 }, (_, index) => index))).toHaveLength(1000);
});
