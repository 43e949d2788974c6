import { describe, expect, it } from 'vitest';
import { fitOf, isExcludedBy, isOpenTo, matchByScan } from './naive.ts';
import type { MatchableSurvey, Respondent, Targeting } from './targeting.ts';

const stranger: Respondent = {
  ...{ country: 'US', device: 'desktop', languages: null, age: null, gender: null },
  answers: new Map(),
};
const owner = new Map([['car', ['own', 'lease']]]);

const noLease = { question: 'car', answers: ['lease'], negate: true };
const young: Targeting = { max_age: 24, clauses: [] };
const women: Targeting = { genders: ['female'], clauses: [] };

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
    ['a refusal, not known', { clauses: [{ ...noLease, answers: ['own'] }] }, {}, 'unknown'],
    ['a refusal, one of several answers', { clauses: [noLease] }, { answers: owner }, 'contradicts'],
    ['a refusal, none of them', { clauses: [{ ...noLease, answers: ['no'] }] }, { answers: owner }, 'fits'],
    ['a group of nothing', { any_of: [[]] }, {}, 'fits'],
    ['a group with something for everybody', { any_of: [[young, { clauses: [] }]] }, {}, 'fits'],
    ['a group, nothing known', { any_of: [[young, women]] }, {}, 'unknown'],
    ['a group, one holds', { any_of: [[young, women]] }, { gender: 'female' }, 'fits'],
    ['a group, one is still possible', { any_of: [[young, women]] }, { gender: 'male' }, 'unknown'],
    ['a group, none holds', { any_of: [[young, women]] }, { gender: 'male', age: 40 }, 'contradicts'],
    ['two groups, one holds', { any_of: [[women], [young]] }, { gender: 'female', age: 40 }, 'contradicts'],
    [
      'a group in a group',
      {
        any_of: [
          [
            { min_age: 60, clauses: [] },
            { clauses: [], any_of: [[young, women]] },
          ],
        ],
      },
      { gender: 'female', age: 40 },
      'fits',
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
  const fullOfWomen = { targeting: women, remaining: 0 };

  it('shuts out whom it is known to count, and nobody else', () => {
    expect(isExcludedBy(fullOfWomen, { ...stranger, gender: 'female' })).toBe(true);
    expect(isExcludedBy(fullOfWomen, { ...stranger, gender: 'male' })).toBe(false);
    expect(isExcludedBy(fullOfWomen, stranger)).toBe(false);
  });

  it('shuts out nobody while places remain', () => {
    expect(isExcludedBy({ ...fullOfWomen, remaining: 1 }, { ...stranger, gender: 'female' })).toBe(false);
  });

  it('of everybody closes the survey', () => {
    expect(isOpenTo(survey({ quotas: [{ targeting: { clauses: [] }, remaining: 0 }] }), stranger)).toBe(
      false,
    );
  });
});

describe('SV-02 quotas of which one has to be open', () => {
  const open = (targeting: Targeting) => ({ targeting, remaining: 1 });
  const full = (targeting: Targeting) => ({ targeting, remaining: 0 });
  it.each<[string, MatchableSurvey['quotas'], Partial<Respondent>, boolean]>([
    ['there are none', [], {}, true],
    ['the open one fits', [open(women)], { gender: 'female' }, true],
    ['the open one may fit', [open(women)], {}, true],
    ['the open one contradicts', [open(women)], { gender: 'male' }, false],
    ['one of them fits', [open(young), open(women)], { gender: 'female', age: 40 }, true],
    ['a full one fits, too', [full(women), open({ clauses: [] })], { gender: 'female' }, true],
    ['only a full one fits', [full(women), open(young)], { gender: 'female', age: 40 }, false],
    ['all are full', [full(women)], { gender: 'male' }, false],
  ])('%s', (_, quotas, known, isOpen) => {
    const of = survey({ quotas, quota_rule: 'one_open' });
    expect(isOpenTo(of, { ...stranger, ...known })).toBe(isOpen);
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
