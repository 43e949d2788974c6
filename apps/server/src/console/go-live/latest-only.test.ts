import { expect, it } from 'vitest';
import { LatestOnly } from './latest-only.ts';

it('CO-03 of a crowd of visits the first and the latest are written, and other keys do not wait', async () => {
  const done: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const queue = new LatestOnly();
  const work = (name: string) => async () => {
    done.push(name);
    await held;
  };
  const first = queue.run('a', work('first'));
  for (let visit = 0; visit < 1000; visit += 1) await queue.run('a', work(`visit ${visit}`));
  const other = queue.run('b', work('other'));
  release();
  await Promise.all([first, other]);
  expect(done).toEqual(['first', 'other', 'visit 999']);
  await queue.run('a', work('later'));
  expect(done.at(-1)).toBe('later');
});
