import { describe, expect, it } from 'vitest';
import { nextTickMs, timeLeft } from './countdown.ts';

describe('timeLeft', () => {
  it.each([
    [0, '0 0:0:0'],
    [-5_000, '0 0:0:0'],
    [1, '0 0:0:1'],
    [1_000, '0 0:0:1'],
    [1_001, '0 0:0:2'],
    [59_999, '0 0:1:0'],
    [3_600_000, '0 1:0:0'],
    [86_399_000, '0 23:59:59'],
    [86_400_000, '1 0:0:0'],
    [10 * 86_400_000 + 3_661_000, '10 1:1:1'],
  ])('BO-02 %d ms before it expires shows %s', (leftMs, shown) => {
    const { days, hours, minutes, seconds } = timeLeft(1_000_000_000_000 + leftMs, 1_000_000_000_000);
    expect(`${days} ${hours}:${minutes}:${seconds}`).toBe(shown);
  });
});

describe('nextTickMs', () => {
  it.each([
    [10_000, 1_000],
    [9_990, 990],
    [1_001, 1],
    [1_000, 1_000],
    [400, 400],
    [0, 0],
    [-1, 0],
  ])('BO-02 with %d ms left what is shown changes in %d ms', (leftMs, wait) => {
    expect(nextTickMs(5_000 + leftMs, 5_000)).toBe(wait);
  });
});
