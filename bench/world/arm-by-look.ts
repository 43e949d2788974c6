// The people of one arm as the looks find them: each comes at some look and comes back later, and a look sums up all before.
import type { Moments } from '@earnwall/domain/experiments/moments';
import type { Seeded } from '../shared/seeded.ts';
import type { Habits } from './habits.ts';

export const looks = 100;

const sums = 6;

/** The sums of an arm at each look: what each attempt adds is written at its look, then all is added up. */
export function armByLook(habits: Habits, chance: Seeded, count: number, factor: number): Float64Array {
  const table = new Float64Array(looks * sums);
  for (let nth = 0; nth < count; nth += 1) addPerson(table, habits, chance, factor);
  for (let at = sums; at < table.length; at += 1) table[at] = (table[at] ?? 0) + (table[at - sums] ?? 0);
  return table;
}

function addPerson(table: Float64Array, habits: Habits, chance: Seeded, factor: number): void {
  const person = chance.below(habits.people);
  const last = habits.firstAttempt[person + 1] ?? 0;
  let look = chance.below(looks);
  let [x, y] = [0, 0];
  for (let attempt = habits.firstAttempt[person] ?? 0; attempt < last; attempt += 1) {
    look += habits.pause[attempt] ?? 0;
    if (look >= looks) return;
    const earned = (habits.earned[attempt] ?? 0) * factor;
    const minutes = habits.minutes[attempt] ?? 0;
    const row = look * sums;
    if (y === 0) table[row] = (table[row] ?? 0) + 1;
    table[row + 1] = (table[row + 1] ?? 0) + earned;
    table[row + 2] = (table[row + 2] ?? 0) + minutes;
    table[row + 3] = (table[row + 3] ?? 0) + earned * (2 * x + earned);
    table[row + 4] = (table[row + 4] ?? 0) + x * minutes + y * earned + earned * minutes;
    table[row + 5] = (table[row + 5] ?? 0) + minutes * (2 * y + minutes);
    x += earned;
    y += minutes;
  }
}

export function momentsAt(table: Float64Array, look: number): Moments {
  const [people = 0, x = 0, y = 0, xx = 0, xy = 0, yy = 0] = table.subarray(look * sums, (look + 1) * sums);
  return { people, x, y, xx, xy, yy };
}
