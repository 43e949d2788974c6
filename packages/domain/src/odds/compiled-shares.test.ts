import { describe, expect, it } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { isOpenTo } from '../matching/naive.ts';
import type { Gender, MatchableSurvey, Respondent, Targeting } from '../matching/targeting.ts';
import { compiledShare, compileShares, knownQuestions, QuestionNumbers } from './compiled-shares.ts';
import { type ShareOf, unknownShare } from './unknown-share.ts';

const questions = ['cars', 'pets', 'zip', 'gender'];
const answers = ['a', 'b', 'c'] as const;
const shares: ShareOf = (question, wanted, negate) => {
  if (question === 'zip') return null;
  const share = Math.min(1, (wanted.length * (1 + questions.indexOf(question))) / 11);
  return negate ? 1 - share : share;
};

describe('OD-01 shares as numbers', () => {
  it('are those of the plain rule, for everybody whom a survey matches', () => {
    const chance = seeded(134);
    const some = <Item>(items: readonly Item[]) => items.filter(() => chance.percent(50));
    const clauses = () =>
      some(questions.slice(0, 3)).map((question) => ({
        question,
        answers: [chance.pick(answers), ...some(answers)],
        negate: chance.percent(30),
      }));
    let compared = 0;
    for (let round = 0; round < 2_000; round += 1) {
      const targeting: Targeting = {
        ...(chance.percent(40) && { min_age: chance.between(16, 30) }),
        ...(chance.percent(40) && { max_age: chance.between(31, 60) }),
        ...(chance.percent(40) && { genders: ['female' as const] }),
        clauses: clauses(),
        ...(chance.percent(30) && { any_of: [[{ clauses: clauses() }, { clauses: clauses() }]] }),
      };
      const person: Respondent = {
        country: 'US',
        device: 'desktop',
        languages: null,
        age: chance.percent(50) ? chance.between(14, 70) : null,
        gender: chance.percent(50) ? chance.pick<Gender>(['female', 'male']) : null,
        answers: new Map(some(questions).map((question) => [question, some(answers)])),
      };
      const survey: MatchableSurvey = {
        ...{ id: 1, rank: 1, country: 'US', language: 'en', devices: ['desktop'], quotas: [], targeting },
      };
      if (!isOpenTo(survey, person)) continue;
      compared += 1;
      const numbers = new QuestionNumbers();
      const compiled = compileShares(targeting, shares, numbers);
      const { q } = compiledShare(compiled, knownQuestions(person, numbers), person, shares);
      expect(q).toBeCloseTo(unknownShare(targeting, person, shares), 9);
    }
    expect(compared).toBeGreaterThan(300);
  });

  it('count the questions that are still to be asked', () => {
    const numbers = new QuestionNumbers();
    const targeting = { min_age: 18, clauses: [{ question: 'cars', answers: ['a'] }] };
    const compiled = compileShares(targeting, shares, numbers);
    const person = { country: 'US', device: 'desktop' as const, languages: null, age: null, gender: null };
    const asked = (known: Respondent) =>
      compiledShare(compiled, knownQuestions(known, numbers), known, shares).questions;
    expect(asked({ ...person, answers: new Map() })).toBe(2);
    expect(asked({ ...person, age: 30, answers: new Map([['cars', ['a']]]) })).toBe(0);
  });
});
