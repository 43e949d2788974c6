import { describe, expect, it } from 'vitest';
import { pauseBeforeReplacing } from './replacement.ts';

const times = (count: number, at = 100_000) => Array.from({ length: count }, () => at);

describe('a worker that ended', () => {
  it.each([
    ['the first one in a minute', 1, 1, 0],
    ['the first one, while none serves', 1, 0, 0],
    ['the second one', 2, 1, 250],
    ['the fourth one, while none serves', 4, 0, 1_000],
    ['the sixth one, while another one serves', 6, 1, 4_000],
    ['one of many, while another one serves', 1_000, 1, 5_000],
    ['the fifth one, while none serves', 5, 0, null],
  ])('%s', (_, ends, serving, pause) => {
    expect(pauseBeforeReplacing({ ends: times(ends), now: 100_000, serving })).toBe(pause);
  });

  it('of a minute ago no longer counts', () => {
    const ends = [...times(9, 40_000), 100_000];
    expect(pauseBeforeReplacing({ ends, now: 100_000, serving: 0 })).toBe(0);
  });
});
