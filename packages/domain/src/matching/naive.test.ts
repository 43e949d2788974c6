import { describe, expect, it } from 'vitest';
import { fitOf, isExcludedBy, isOpenTo, matchByScan } from './naive.ts';
import type { MatchableSurvey, Respondent, Targeting } from './targeting.ts';

const stranger: Respondent = {
  ...{ country: 'US', device: 'desktop', languages: null, age: null, gender: null },
  answers: new Map(),
};
const owner = new Map([['car', ['own', 'lease']]]);

const survey = (given: Partial<MatchableSurvey> = {}): MatchableSurvey => ({
  ...{ id: 1, rank: 1, country: 'US', language: 'en-US', devices: ['desktop', 'mobile'] },
  ...{ targeting: { clauses: [] }, quotas: [] },
  ...given,
});

describe('SV-02 what is known of a person against a targeting', () => {
  it.each<[string, Partial<Targeting>, Partial<Respondent>, string]>([
    ['asks for nothing', {}, {}, 'fits'],
    ['an age, not known', { min_age: 18 }, {}, 'unknown'],
    ['an age, exactly the youngest', { min_age: 18 }, { age: 18 }, 'fits'],
    ['an age, exactly the oldest', { max_age: 34 }, { age: 34 }, 'fits'],
    ['an age, too old', { min_age: 18, max_age: 34 }, { age: 35 }, 'contradicts'],
    ['an age, too young', { min_age: 18 }, { age: 17 }, 'contradicts'],
    ['a gender, not known', { genders: ['female'] }, {}, 'unknown'],
    ['a gender, another', { genders: ['female'] }, { gender: 'male' }, 'contradicts'],
    ['an answer, not known', { clauses: [{ question: 'car', answers: ['own'] }] }, {}, 'unknown'],
    [
      'an answer, skipped',
      { clauses: [{ question: 'car', answers: ['own'] }] },
      { answers: new Map([['car', []]]) },
      'unknown',
    ],
    [
      'an answer, one of several',
      { clauses: [{ question: 'car', answers: ['lease'] }] },
      { answers: owner },
      'fits',
    ],
    [
      'an answer, none of them',
      { clauses: [{ question: 'car', answers: ['no'] }] },
      { answers: owner },
      'contradicts',
    ],
    [
      'a contradiction beside something unknown',
      { min_age: 18, clauses: [{ question: 'car', answers: ['no'] }] },
      { answers: owner },
      'contradicts',
    ],
  ])('%s', (_, targeting, known, fit) => {
    expect(fitOf({ clauses: [], ...targeting }, { ...stranger, ...known })).toBe(fit);
  });
});

describe('SV-02 a closed quota', () => {
  const women = { targeting: { genders: ['female' as const], clauses: [] }, remaining: 0 };

  it('shuts out whom it is known to count, and nobody else', () => {
    expect(isExcludedBy(women, { ...stranger, gender: 'female' })).toBe(true);
    expect(isExcludedBy(women, { ...stranger, gender: 'male' })).toBe(false);
    expect(isExcludedBy(women, stranger)).toBe(false);
  });

  it('shuts out nobody while places remain', () => {
    expect(isExcludedBy({ ...women, remaining: 1 }, { ...stranger, gender: 'female' })).toBe(false);
  });

  it('of everybody closes the survey', () => {
    expect(isOpenTo(survey({ quotas: [{ targeting: { clauses: [] }, remaining: 0 }] }), stranger)).toBe(
      false,
    );
  });
});

describe('SV-02 a survey is open to a person', () => {
  it.each<[string, Partial<MatchableSurvey>, Partial<Respondent>, boolean]>([
    ['of its country', {}, {}, true],
    ['not of another country', { country: 'DE' }, {}, false],
    ['not on a device it is not made for', { devices: ['mobile'] }, {}, false],
    ['whose languages are not known', { language: 'es' }, {}, true],
    ['who understands its language in another region', {}, { languages: ['en_GB'] }, true],
    ['not who is known to understand other languages only', {}, { languages: ['es'] }, false],
  ])('%s', (_, of, known, open) => {
    expect(isOpenTo(survey(of), { ...stranger, ...known })).toBe(open);
  });
});

it('SV-02 surveys come by rank, then by id, without the excluded, up to the limit', () => {
  const surveys = [
    survey({ id: 4, rank: 2 }),
    survey({ id: 3, rank: 1 }),
    survey({ id: 2, rank: 1 }),
    survey({ id: 1, rank: 0 }),
    survey({ id: 5, rank: 9 }),
  ];
  expect(matchByScan(surveys, stranger, new Set([1]), 3).map(({ id }) => id)).toEqual([2, 3, 4]);
});
