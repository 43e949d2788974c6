import { describe, expect, it } from 'vitest';
import { Admission } from './admission.ts';

const limits = { slowMs: 475, least: 32, most: 320 };

/** So many requests end within one window, each after so long. */
function pass(admission: Admission, clock: { now: number }, ended: number, tookMs: number): void {
  for (let count = 0; count < ended; count += 1) admission.noteEnd(tookMs);
  clock.now += 250;
}

/** The number in flight from which on no more are admitted. */
function limitOf(admission: Admission, clock: { now: number }): number {
  let inFlight = 0;
  while (!admission.isFull(inFlight, () => clock.now)) inFlight += 1;
  return inFlight;
}

describe('OP-04 how many are admitted at once', () => {
  it('begins with the most', () => {
    const clock = { now: 0 };
    expect(limitOf(new Admission(limits, 0), clock)).toBe(320);
  });

  it('grows with the throughput where answers are fast', () => {
    const clock = { now: 0 };
    const admission = new Admission(limits, 0);
    pass(admission, clock, 1_200, 100);
    expect(limitOf(admission, clock)).toBe(1_200);
  });

  it('falls to the recent throughput when answers become slow, and never below the least', () => {
    const clock = { now: 0 };
    const admission = new Admission(limits, 0);
    pass(admission, clock, 100, 800);
    expect(limitOf(admission, clock)).toBe(100);
    pass(admission, clock, 5, 800);
    expect(limitOf(admission, clock)).toBe(32);
  });

  it('is not moved by a few slow ones', () => {
    const clock = { now: 0 };
    const admission = new Admission(limits, 0);
    for (let count = 0; count < 5; count += 1) admission.noteEnd(900);
    pass(admission, clock, 95, 20);
    expect(limitOf(admission, clock)).toBe(320);
  });

  it('stays as it is while nothing ends, and grows back step by step once answers are fast', () => {
    const clock = { now: 0 };
    const admission = new Admission(limits, 0);
    pass(admission, clock, 10, 900);
    expect(limitOf(admission, clock)).toBe(32);
    pass(admission, clock, 0, 0);
    expect(limitOf(admission, clock)).toBe(32);
    const grown: number[] = [];
    for (let window = 0; window < 12; window += 1) {
      pass(admission, clock, 20, 50);
      grown.push(limitOf(admission, clock));
    }
    expect(grown).toEqual([...grown].sort((one, other) => one - other));
    expect(grown[0]).toBeLessThan(70);
    expect(grown.at(-1)).toBe(320);
  });
});
