import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

/** A clock that says that each item took so long. */
function itemsOf(milliseconds: number) {
  let time = 0;
  const work = (item: number) => {
    time += milliseconds;
    return item * 10;
  };
  return { work, now: () => time };
}

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place);

async function turnsUntil(done: Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false];
  void done.then(() => {
    isDone = true;
  });
  for (; !isDone; turns += 1) await nextTurn();
  return turns;
}

it('answers in the order of the items', async () => {
  const { work, now } = itemsOf(2);
  expect(await inSlices([3, 1, 2], work, now)).toEqual([30, 10, 20]);
  expect(await inSlices([], work, now)).toEqual([]);
});

it.each([
  ['quick items: many in a slice', 0.1, 100, 2],
  ['slow items: a few in a slice', 2, 30, 10],
  ['very slow items: one in a slice', 50, 10, 10],
])('lets others run between slices · %s', async (_, milliseconds, count, slices) => {
  const { work, now } = itemsOf(milliseconds);
  const turns = await turnsUntil(inSlices(upTo(count), work, now));
  expect(turns).toBeGreaterThanOrEqual(slices);
  expect(turns).toBeLessThanOrEqual(slices + 2);
});

it('gives one slice in a turn, to those who wait in turn', async () => {
  const order: string[] = [];
  const named = (name: string) => {
    const { work, now } = itemsOf(50);
    return inSlices(
      upTo(3),
      (item) => {
        order.push(name);
        return work(item);
      },
      now,
    );
  };
  const both = Promise.all([named('one'), named('other')]);
  expect(await turnsUntil(both)).toBeGreaterThanOrEqual(6);
  expect(order).toEqual(['one', 'other', 'one', 'other', 'one', 'other']);
});

it('ends at the first failure', async () => {
  const done: number[] = [];
  const work = (item: number) => {
    if (item === 2) throw new Error('It cannot be read');
    done.push(item);
  };
  await expect(inSlices(upTo(5), work)).rejects.toThrow('It cannot be read');
  expect(done).toEqual([0, 1]);
});
