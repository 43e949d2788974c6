import { describe, expect, it } from 'vitest';
import { nextMailAttempt } from './next-attempt.ts';

const since = new Date('2026-03-10T12:00:00Z');
const minutesLater = (minutes: number) => new Date(since.getTime() + minutes * 60_000);

describe('the next attempt at a mail', () => {
  it.each([
    [1, 0, 1],
    [2, 1, 4],
    [3, 5, 16],
    [4, 21, 64],
    [5, 85, 256],
    [6, 341, 720],
    [7, 1061, 720],
    [400, 1781, 720],
  ])('after %i attempts, %i minutes after it was written, comes %i minutes later', (attempts, age, pause) => {
    const now = minutesLater(age);
    expect(nextMailAttempt({ attempts, since, now })).toEqual(minutesLater(age + pause));
  });

  it('does not come when three days would be over', () => {
    expect(nextMailAttempt({ attempts: 1, since, now: minutesLater(72 * 60) })).toBeNull();
    expect(nextMailAttempt({ attempts: 9, since, now: minutesLater(60 * 60) })).toEqual(
      minutesLater(72 * 60),
    );
    expect(nextMailAttempt({ attempts: 9, since, now: minutesLater(60 * 60 + 1) })).toBeNull();
  });

  it('comes about ten times in all', () => {
    let [attempts, now]: [number, Date] = [1, since];
    for (let at = nextMailAttempt({ attempts, since, now }); at; attempts += 1) {
      now = at;
      at = nextMailAttempt({ attempts: attempts + 1, since, now });
    }
    expect(attempts).toBe(11);
  });
});
