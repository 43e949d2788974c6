import { expect, it } from 'vitest';
import { Liveness, mostMissed } from './liveness.ts';

function watched() {
  const hung: number[] = [];
  const liveness = new Liveness((worker) => hung.push(worker));
  const look = (times: number) => {
    for (let time = 0; time < times; time += 1) liveness.look();
  };
  return { hung, liveness, look };
}

it('a worker that says nothing for long has hung, which is told once', () => {
  const { hung, liveness, look } = watched();
  for (const worker of [1, 2]) liveness.heardFrom(worker);
  look(mostMissed - 1);
  expect(hung).toEqual([]);
  liveness.heardFrom(2);
  look(mostMissed - 1);
  expect(hung).toEqual([1]);
});

it('a worker that has ended, or does not serve yet, is not waited for', () => {
  const { hung, liveness, look } = watched();
  liveness.heardFrom(1);
  liveness.hasEnded(1);
  look(2 * mostMissed);
  expect(hung).toEqual([]);
  liveness.heardFrom(1);
  look(mostMissed);
  expect(hung).toEqual([1]);
});
