import { describe, expect, it } from 'vitest';
import { calibrationOf } from './calibration.ts';

describe('OD-01 when we said 60%', () => {
  it.each([
    ['nothing', [], []],
    ['what was not known', [{ said: 0, entrants: 900, completes: 300 }], []],
    [
      'steps add up, the lowest first',
      [
        { said: 60, entrants: 100, completes: 58 },
        { said: 20, entrants: 50, completes: 9 },
        { said: 60, entrants: 100, completes: 58 },
      ],
      [
        { said: 20, entrants: 50, completes: 9, finished: 18 },
        { said: 60, entrants: 200, completes: 116, finished: 58 },
      ],
    ],
    [
      'too few to tell',
      [{ said: 60, entrants: 49, completes: 49 }],
      [{ said: 60, entrants: 49, completes: 49, finished: null }],
    ],
  ])('%s', (_, rows, steps) => {
    expect(calibrationOf(rows)).toEqual(steps);
  });
});
