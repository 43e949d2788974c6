import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Moments, nobody, together, withPerson } from './moments.ts';
import { ratioOf } from './ratio.ts';

type People = readonly (readonly [number, number])[];
const of = (people: People): Moments => people.reduce((sum, [x, y]) => withPerson(sum, x, y), nobody);

const person = fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 600 }));
const crowd = fc.array(person, { minLength: 2, maxLength: 40 });

describe('OD-04 what an hour yields, by person', () => {
  it.each<[string, People, number | undefined, number | undefined]>([
    ['nobody', [], undefined, undefined],
    ['one person', [[10, 2]], undefined, undefined],
    [
      'no minutes',
      [
        [0, 0],
        [0, 0],
      ],
      undefined,
      undefined,
    ],
    [
      'all alike',
      [
        [10, 2],
        [20, 4],
      ],
      5,
      0,
    ],
    [
      'a ratio of sums, not a mean of ratios',
      [
        [0, 1],
        [30, 9],
      ],
      3,
      0.72,
    ],
  ])('%s', (_, people, ratio, spread) => {
    const found = ratioOf(of(people));
    expect(found?.ratio).toBe(ratio);
    if (spread === undefined) expect(found).toBeNull();
    else expect(found?.spread).toBeCloseTo(spread, 10);
  });

  it('does not depend on the order, nor on how the people were added up', () => {
    fc.assert(
      fc.property(crowd, crowd, (some, others) => {
        expect(together(of(others), of(some))).toEqual(of([...some, ...others]));
      }),
    );
  });

  it('grows with earnings as they do, and its spread by the square', () => {
    fc.assert(
      fc.property(crowd, fc.integer({ min: 2, max: 9 }), (people, times) => {
        const [once, more] = [ratioOf(of(people)), ratioOf(of(people.map(([x, y]) => [x * times, y])))];
        expect(more?.ratio).toBeCloseTo((once?.ratio ?? 0) * times, 6);
        expect((more?.spread ?? 0) / times ** 2).toBeCloseTo(once?.spread ?? 0, 3);
      }),
    );
  });

  it('is as sure with everybody twice as with twice the people', () => {
    fc.assert(
      fc.property(crowd, (people) => {
        const [once, twice] = [ratioOf(of(people)), ratioOf(of([...people, ...people]))];
        expect(twice?.ratio).toBeCloseTo(once?.ratio ?? 0, 9);
        expect(twice?.spread ?? 0).toBeLessThanOrEqual((once?.spread ?? 0) + 1e-6);
      }),
    );
  });
});
