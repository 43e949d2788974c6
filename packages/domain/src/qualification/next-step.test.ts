import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuotaRule, Respondent, Targeting } from '../matching/targeting.ts';
import type { ProfileQuestion } from '../profile/question.ts';
import {
  nextStep,
  openQuestions,
  type QualificationState,
  questionsOf,
  type SurveyDemands,
} from './next-step.ts';

const question = (id: string, effort = 1): [string, ProfileQuestion] => [
  id,
  { id, type: 'single_choice', rules: {}, is_skippable: true, shelf_life_days: null, effort },
];
const questions = new Map([
  question('gender'),
  question('birthday', 2),
  question('pets'),
  question('cars'),
  question('city', 3),
]);

const stranger: Respondent = {
  ...{ country: 'US', device: 'mobile', languages: null, age: null, gender: null, answers: new Map() },
};
const alice: Respondent = {
  ...stranger,
  ...{ age: 33, gender: 'female', answers: new Map([['pets', ['dog']]]) },
};

const survey = (targeting: Targeting, quotas: SurveyDemands['quotas'] = []): SurveyDemands => ({
  language: 'en-US',
  targeting,
  quotas,
});
const step = (given: Partial<QualificationState>) =>
  nextStep({
    survey: survey({ clauses: [] }),
    respondent: stranger,
    questions,
    skipped: new Set(),
    ...given,
  });
const dogs = { question: 'pets', answers: ['dog'] };
const cats = { question: 'pets', answers: ['cat'] };
const anyCar = { question: 'cars', answers: ['one', 'two'] };

const ask = (id: string) => ({ kind: 'ask', question: id });
const qualified = { kind: 'qualified' };
const out = (about: string) => ({ kind: 'disqualified', outcome: 'screen_out', about });
const full = (about: string) => ({ kind: 'disqualified', outcome: 'quota_full', about });

describe('QU-01 the next step', () => {
  it.each<[string, Partial<QualificationState>, unknown]>([
    ['a survey for everybody', {}, qualified],
    ['what is not known is asked', { survey: survey({ clauses: [dogs] }) }, ask('pets')],
    ['what is known is not', { survey: survey({ clauses: [dogs] }), respondent: alice }, qualified],
    ['what contradicts ends it', { survey: survey({ clauses: [cats] }), respondent: alice }, out('pets')],
    ['age is asked by the birthday', { survey: survey({ min_age: 30, clauses: [] }) }, ask('birthday')],
    ['too young', { survey: survey({ min_age: 34, clauses: [] }), respondent: alice }, out('birthday')],
    ['too old', { survey: survey({ max_age: 32, clauses: [] }), respondent: alice }, out('birthday')],
    ['gender is asked', { survey: survey({ genders: ['female'], clauses: [] }) }, ask('gender')],
    ['and decides', { survey: survey({ genders: ['male'], clauses: [] }), respondent: alice }, out('gender')],
    [
      'the least effort comes first',
      { survey: survey({ min_age: 20, clauses: [{ question: 'city', answers: ['x'] }, anyCar] }) },
      ask('cars'),
    ],
    ['then what decides soonest', { survey: survey({ clauses: [anyCar, dogs] }) }, ask('pets')],
    [
      'a question nobody can ask is the supplier’s',
      { survey: survey({ clauses: [{ question: 'tier', answers: ['1'] }] }) },
      qualified,
    ],
    [
      'a skipped question of the targeting ends it',
      { survey: survey({ clauses: [dogs] }), skipped: new Set(['pets']) },
      out('pets'),
    ],
    [
      'a language somebody does not read ends it',
      { respondent: { ...stranger, languages: ['de', 'fr'] } },
      out('language'),
    ],
    ['one they read does not', { respondent: { ...stranger, languages: ['en-GB'] } }, qualified],
  ])('%s', (_name, given, expected) => {
    expect(step(given)).toEqual(expected);
  });
});

describe('SV-02 quotas', () => {
  const closed = (targeting: Targeting) => ({
    survey: survey({ clauses: [] }, [{ targeting, remaining: 0 }]),
  });

  it.each<[string, Partial<QualificationState>, unknown]>([
    ['a full one shuts out those in it', { ...closed({ clauses: [dogs] }), respondent: alice }, full('pets')],
    ['and nobody else', { ...closed({ clauses: [cats] }), respondent: alice }, qualified],
    ['whether somebody is in it is asked', closed({ clauses: [dogs] }), ask('pets')],
    [
      'only as far as it can still decide',
      { ...closed({ genders: ['male'], clauses: [anyCar] }), respondent: alice },
      qualified,
    ],
    [
      'with what is missing',
      { ...closed({ genders: ['female'], clauses: [anyCar] }), respondent: alice },
      ask('cars'),
    ],
    [
      'who passes over is not known to be in it',
      { ...closed({ clauses: [dogs] }), skipped: new Set(['pets']) },
      qualified,
    ],
    [
      'an open one asks nothing',
      { survey: survey({ clauses: [] }, [{ targeting: { clauses: [dogs] }, remaining: 1 }]) },
      qualified,
    ],
    ['one for everybody closes the survey', closed({ clauses: [] }), full('')],
  ])('%s', (_name, given, expected) => {
    expect(step(given)).toEqual(expected);
  });
});

it('the questions of a survey are those of its targeting and its quotas, each once', () => {
  const quota = { targeting: { genders: ['male' as const], clauses: [dogs, anyCar] }, remaining: 3 };
  expect(questionsOf({ targeting: { max_age: 40, clauses: [dogs] }, quotas: [quota] })).toEqual([
    ...['birthday', 'pets', 'gender', 'cars'],
  ]);
});

it('and those of groups, however deep', () => {
  const deep = { clauses: [], any_of: [[{ clauses: [anyCar] }, { max_age: 30, clauses: [] }]] };
  const targeting = { clauses: [dogs], any_of: [[{ genders: ['male' as const], clauses: [] }, deep]] };
  expect(questionsOf({ targeting, quotas: [] })).toEqual(['pets', 'gender', 'cars', 'birthday']);
});

describe('QU-01 refusals and groups', () => {
  const noDogs = { ...dogs, negate: true };
  const men = { genders: ['male' as const], clauses: [] };
  const carOrCat = { clauses: [], any_of: [[{ clauses: [anyCar] }, { clauses: [cats] }]] };
  const tierOr = { clauses: [], any_of: [[{ clauses: [{ question: 'tier', answers: ['1'] }] }, men]] };
  it.each<[string, Partial<QualificationState>, unknown]>([
    ['what is refused is asked', { survey: survey({ clauses: [noDogs] }) }, ask('pets')],
    ['who has it is out', { survey: survey({ clauses: [noDogs] }), respondent: alice }, out('pets')],
    [
      'who has not is in',
      { survey: survey({ clauses: [{ ...cats, negate: true }] }), respondent: alice },
      qualified,
    ],
    [
      'what one answer of few satisfies decides sooner than a refusal',
      { survey: survey({ clauses: [noDogs, anyCar] }) },
      ask('cars'),
    ],
    ['a group is asked about', { survey: survey(carOrCat) }, ask('pets')],
    ['where one is out, the other decides', { survey: survey(carOrCat), respondent: alice }, ask('cars')],
    [
      'one that holds is enough',
      { survey: survey(carOrCat), respondent: { ...stranger, answers: new Map([['pets', ['cat']]]) } },
      qualified,
    ],
    [
      'none that holds ends it',
      {
        survey: survey(carOrCat),
        respondent: { ...stranger, answers: new Map([...alice.answers, ['cars', ['none']]]) },
      },
      out('cars+pets'),
    ],
    [
      'a skipped question leaves the other',
      { survey: survey(carOrCat), skipped: new Set(['pets']) },
      ask('cars'),
    ],
    [
      'all skipped ends it',
      { survey: survey(carOrCat), skipped: new Set(['pets', 'cars']) },
      out('cars+pets'),
    ],
    [
      'what is left after a skipped question is known not to hold',
      { survey: survey(carOrCat), respondent: alice, skipped: new Set(['cars']) },
      out('cars+pets'),
    ],
    [
      'what nobody can ask may hold: the supplier decides',
      { survey: survey(tierOr), respondent: alice },
      qualified,
    ],
  ])('%s', (_name, given, expected) => {
    expect(step(given)).toEqual(expected);
  });
});

describe('SV-02 quotas of which one has to be open', () => {
  const oneOpen = (...quotas: SurveyDemands['quotas']): Pick<QualificationState, 'survey'> => ({
    survey: { ...survey({ clauses: [] }, quotas), quota_rule: 'one_open' },
  });
  const open = (targeting: Targeting) => ({ targeting, remaining: 2 });
  const closed = (targeting: Targeting) => ({ targeting, remaining: 0 });
  const men = { genders: ['male' as const], clauses: [] };
  it.each<[string, Partial<QualificationState>, unknown]>([
    ['without quotas there is a place for all', oneOpen(), qualified],
    ['whether one fits is asked', oneOpen(open({ clauses: [dogs] })), ask('pets')],
    ['one that fits is enough', { ...oneOpen(open({ clauses: [dogs] })), respondent: alice }, qualified],
    ['one of everybody asks nothing', oneOpen(open({ clauses: [dogs] }), open({ clauses: [] })), qualified],
    [
      'all that are open contradict',
      { ...oneOpen(open({ clauses: [cats] }), open(men)), respondent: alice },
      full('pets+gender'),
    ],
    ['all are full', oneOpen(closed({ clauses: [dogs] })), full('')],
    [
      'a full one that fits takes no place away',
      { ...oneOpen(closed({ clauses: [dogs] }), open({ max_age: 40, clauses: [] })), respondent: alice },
      qualified,
    ],
    [
      'who passes over is not known to be wanted',
      { ...oneOpen(open({ clauses: [dogs] })), skipped: new Set(['pets']) },
      out('pets'),
    ],
    [
      'who passes over is asked about another one',
      { ...oneOpen(open({ clauses: [dogs] }), open({ clauses: [anyCar] })), skipped: new Set(['pets']) },
      ask('cars'),
    ],
  ])('%s', (_name, given, expected) => {
    expect(step(given)).toEqual(expected);
  });
});

describe('what may still be asked', () => {
  const full = { targeting: { clauses: [dogs, anyCar] }, remaining: 0 };
  it.each<[string, Partial<QualificationState>, string[]]>([
    ['nothing for everybody', {}, []],
    [
      'what the targeting does not know',
      { survey: survey({ min_age: 20, clauses: [dogs] }) },
      ['birthday', 'pets'],
    ],
    ['not what is known', { survey: survey({ clauses: [dogs, anyCar] }), respondent: alice }, ['cars']],
    [
      'what a full quota has to know, once',
      { survey: survey({ clauses: [dogs] }, [full]) },
      ['pets', 'cars'],
    ],
    ['not what an open quota is about', { survey: survey({ clauses: [] }, [{ ...full, remaining: 1 }]) }, []],
    [
      'not what was skipped',
      { survey: survey({ clauses: [] }, [full]), skipped: new Set(['pets']) },
      ['cars'],
    ],
    ['not what nobody can ask', { survey: survey({ clauses: [{ question: 'tier', answers: ['1'] }] }) }, []],
  ])('%s', (_name, given, expected) => {
    const state = {
      survey: survey({ clauses: [] }),
      respondent: stranger,
      questions,
      skipped: new Set<string>(),
    };
    expect(openQuestions({ ...state, ...given })).toEqual(expected);
  });
});

describe('SV-03 nobody is asked twice', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const known = new Map(names.map((name, index) => question(name, 1 + (index % 3))));
  const answer = fc.constantFrom('1', '2', '3');
  const clause = fc.record({
    question: fc.constantFrom(...names),
    answers: fc.uniqueArray(answer),
    negate: fc.boolean(),
  });
  const plain = fc.record({ clauses: fc.array(clause, { maxLength: 6 }) });
  const any_of = fc.array(fc.array(plain, { maxLength: 3 }), { maxLength: 2 });
  const targeting = fc.oneof(plain, fc.record({ clauses: fc.array(clause, { maxLength: 3 }), any_of }));
  const quota = fc.record({ targeting, remaining: fc.nat({ max: 1 }) });
  const demands = fc.record({
    language: fc.constant('en'),
    targeting,
    quotas: fc.array(quota, { maxLength: 4 }),
    quota_rule: fc.constantFrom<QuotaRule>('none_full', 'one_open'),
  });
  /** What somebody says when asked; null passes over. */
  const replies = fc.array(fc.option(answer), { minLength: names.length, maxLength: names.length });

  it('whatever is asked for, known and answered, and it comes to an end', () => {
    fc.assert(
      fc.property(
        demands,
        fc.dictionary(fc.constantFrom(...names), answer),
        replies,
        (asks, profile, says) => {
          const answers = new Map(Object.entries(profile).map(([name, value]) => [name, [value]]));
          const skipped = new Set<string>();
          for (const reply of [...says, null]) {
            const now = step({
              survey: asks,
              respondent: { ...stranger, answers },
              questions: known,
              skipped,
            });
            if (now.kind !== 'ask') return;
            expect(answers.has(now.question) || skipped.has(now.question)).toBe(false);
            if (reply === null) skipped.add(now.question);
            else answers.set(now.question, [reply]);
          }
          expect.fail('more was asked than there are questions');
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
