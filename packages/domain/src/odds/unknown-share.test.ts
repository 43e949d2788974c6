import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Gender, Respondent, Targeting } from '../matching/targeting.ts';
import { type ShareOf, unknownShare } from './unknown-share.ts';

const nobody = { age: null, gender: null, answers: new Map() };
const shares: ShareOf = (question, answers, negate) => {
  const share = { age: 0.01 * answers.length, gender: 0.5, car: 0.2 * answers.length, pet: 0.3, home: null }[
    question
  ];
  if (share === undefined || share === null) return null;
  return negate ? 1 - share : share;
};
const clause = (question: string, ...answers: string[]) => ({ question, answers });

describe('the chance that unknown answers are wanted', () => {
  it.each<[string, Targeting, number]>([
    ['nothing asked', { clauses: [] }, 1],
    ['one answer', { clauses: [clause('car', 'yes')] }, 0.2],
    ['refused answers', { clauses: [{ ...clause('car', 'yes'), negate: true }] }, 0.8],
    ['two questions', { clauses: [clause('car', 'yes'), clause('pet', 'cat')] }, 0.06],
    ['too few answered it', { clauses: [clause('home', 'own')] }, 0.5],
    ['ages', { min_age: 18, max_age: 37, clauses: [] }, 0.2],
    ['genders', { genders: ['female'], clauses: [] }, 0.5],
    [
      'one of a group',
      { clauses: [], any_of: [[{ clauses: [clause('car', 'a')] }, { clauses: [clause('pet', 'b')] }]] },
      0.44,
    ],
    ['a group of nothing', { clauses: [], any_of: [[]] }, 1],
  ])('OD-01 %s', (_, targeting, share) => {
    expect(unknownShare(targeting, nobody, shares)).toBeCloseTo(share);
  });

  it('OD-01 is certain where the answers are known', () => {
    const person = { age: 30, gender: 'female' as Gender, answers: new Map([['car', ['yes']]]) };
    const wanted = { min_age: 20, genders: ['female'] as const, clauses: [clause('car', 'yes', 'maybe')] };
    expect(unknownShare(wanted, person, shares)).toBe(1);
    expect(unknownShare({ clauses: [clause('car', 'no')] }, person, shares)).toBe(0);
    expect(unknownShare({ max_age: 29, clauses: [] }, person, shares)).toBe(0);
  });

  it('OD-01 changes with nothing that the targeting does not name', () => {
    const targeting: Targeting = { clauses: [clause('car', 'yes'), clause('pet', 'cat')] };
    const person: fc.Arbitrary<
      Pick<Respondent, 'age' | 'gender' | 'answers' | 'country' | 'device' | 'languages'>
    > = fc.record({
      country: fc.constantFrom('DE', 'US'),
      device: fc.constantFrom('desktop', 'mobile', 'tablet'),
      languages: fc.constantFrom(null, ['de'], ['en']),
      age: fc.option(fc.integer({ min: 0, max: 99 })),
      gender: fc.constantFrom(null, 'male', 'female', 'other'),
      answers: fc
        .dictionary(fc.constantFrom('income', 'religion', 'health'), fc.array(fc.string()))
        .map((given) => new Map(Object.entries(given))),
    });
    fc.assert(
      fc.property(person, (somebody) => {
        expect(unknownShare(targeting, somebody, shares)).toBe(unknownShare(targeting, nobody, shares));
      }),
    );
  });
});
