import { describe, expect, it } from 'vitest';
import { fewAtATime } from './few-at-a-time.ts';

describe('fewAtATime', () => {
  it.each([
    [0, 3],
    [1, 3],
    [20, 1],
    [20, 3],
    [20, 50],
  ])('has the results of %i items in their order, with at most %i under way', async (length, limit) => {
    const items = Array.from({ length }, (_, index) => index);
    let underWay = 0;
    let most = 0;
    const results = await fewAtATime(items, limit, async (item) => {
      underWay += 1;
      most = Math.max(most, underWay);
      // The later ones are done sooner.
      for (let turn = 0; turn < length - item; turn += 1) await Promise.resolve();
      underWay -= 1;
      return item * 2;
    });
    expect(results).toEqual(items.map((item) => item * 2));
    expect(most).toBe(Math.min(limit, length));
  });

  it('fails with the first failure and begins nothing more', async () => {
    const begun: number[] = [];
    const work = fewAtATime([1, 2, 3, 4, 5, 6], 2, async (item) => {
      begun.push(item);
      await Promise.resolve();
      if (item === 2) throw new Error('two');
    });
    await expect(work).rejects.toThrow('two');
    expect(begun).not.toContain(6);
  });
});
