// A crowd to draw people from: each tries a few surveys, some many, some are quicker or luckier than others, and come back
// after a pause. Flat arrays: a bar draws tens of millions of people.
import type { Seeded } from '../shared/seeded.ts';

export interface Habits {
  readonly people: number;
  /** Where a person's attempts begin; they end where the next person's begin. */
  readonly firstAttempt: Int32Array;
  readonly earned: Float32Array;
  readonly minutes: Float32Array;
  /** Looks since the attempt before. */
  readonly pause: Uint8Array;
}

const people = 50_000;
const mostAttempts = 40;

export function habitsOf(chance: Seeded): Habits {
  const firstAttempt = new Int32Array(people + 1);
  const attempts: [earned: number, minutes: number, pause: number][] = [];
  for (let person = 0; person < people; person += 1) {
    const [luck, pace, zeal] = [0.35 * normal(chance), Math.exp(0.3 * normal(chance)), normal(chance)];
    const count = Math.min(mostAttempts, 1 + Math.floor(Math.exp(0.9 * zeal)));
    for (let nth = 0; nth < count; nth += 1) attempts.push(attemptOf(chance, { luck, pace }, nth));
    firstAttempt[person + 1] = attempts.length;
  }
  return {
    people,
    firstAttempt,
    earned: Float32Array.from(attempts, ([earned]) => earned),
    minutes: Float32Array.from(attempts, ([, minutes]) => minutes),
    pause: Uint8Array.from(attempts, ([, , pause]) => pause),
  };
}

/** A third of attempts are completed; the others end after a third of the time, and earn nothing. */
function attemptOf(
  chance: Seeded,
  { luck, pace }: { luck: number; pace: number },
  nth: number,
): [number, number, number] {
  const length = 11 * Math.exp(0.5 * normal(chance));
  const isComplete = chance.chance(1 / (1 + Math.exp(0.7 - luck)));
  const pays = 7 * length * Math.exp(0.5 * normal(chance));
  const pause = nth === 0 ? 0 : Math.min(200, Math.floor(-4 * Math.log(1 - chance.next())));
  return isComplete ? [pays, length * pace, pause] : [0, length * pace * 0.35, pause];
}

function normal(chance: Seeded): number {
  return Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next());
}
