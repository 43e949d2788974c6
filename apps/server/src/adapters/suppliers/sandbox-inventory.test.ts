import { describe, expect, it } from 'vitest';
import { canonicalQuestions } from '#profile/questions/canonical.ts';
import { translateProject } from './sandbox-inventory.ts';
import { translateQuestion } from './sandbox-questions.ts';

const live = {
  project: 17_000_123,
  state: 'LIVE',
  country: 'BRA',
  language: 'por',
  cpi: { amount: '1.05', currency: 'USD' },
  category: 'TOURISM',
  minutes: 12,
  incidence: 45,
  entrants: 200,
  completes: 90,
  minutes_out: 1.5,
  screens: { pc: true, phone: false, tablet: true },
  wants: [
    { kind: 'AGE', from: 25, to: 54 },
    { kind: 'GENDER', codes: [2] },
    { kind: 'QUESTION', question: 1201, codes: ['1', '3'] },
  ],
  quotas: [{ quota: 'c1', wants: [{ kind: 'AGE', from: 25, to: 34 }], open: 0 }],
};

const shareOnly = { entrants: null, completes: null, out_seconds: null };

const surveyOf = (change: object) => {
  const translated = translateProject({ ...live, ...change });
  if (translated.kind !== 'open') throw new Error(`It is ${translated.kind}`);
  return translated.survey;
};

describe('SV-01 a project in our words', () => {
  it('SV-01 says whom it wants, where, on what, for how long and for how much', () => {
    expect(surveyOf({})).toEqual({
      ref: '17000123',
      country: 'BR',
      language: 'pt-BR',
      devices: ['desktop', 'tablet'],
      topic: 'travel',
      loi_seconds: 720,
      payout_micros: 1_050_000n,
      said: { conversion: 0.45, entrants: 200, completes: 90, out_seconds: 90 },
      targeting: {
        min_age: 25,
        max_age: 54,
        genders: ['female'],
        clauses: [{ question: 'employment', answers: ['full_time', 'self_employed'] }],
      },
      quotas: [{ ref: 'c1', targeting: { min_age: 25, max_age: 34, clauses: [] }, remaining: 0 }],
    });
  });

  it.each([
    ['0.10', 100_000n],
    ['12', 12_000_000n],
    ['0.000001', 1n],
    ['999999.999999', 999_999_999_999n],
  ])('SV-01 keeps every digit of %s dollars', (amount, micros) => {
    expect(surveyOf({ cpi: { amount, currency: 'USD' } }).payout_micros).toBe(micros);
  });

  it.each([
    ['nothing', { incidence: null, entrants: null, completes: null }, null],
    [
      'a share alone',
      { entrants: null, completes: null, minutes_out: null },
      { conversion: 0.45, ...shareOnly },
    ],
  ])('SV-01 keeps that the supplier says %s', (_, change, said) => {
    expect(surveyOf(change).said).toEqual(said);
  });

  it.each([['OTHER'], ['SOMETHING_NEW'], [null], [undefined]])(
    'SV-01 has no topic when the category is %s: none is guessed',
    (category) => {
      expect(surveyOf({ category }).topic).toBeNull();
    },
  );

  it('SV-01 wants nobody in particular without demands, and the narrowest of several', () => {
    expect(surveyOf({ wants: [] }).targeting).toEqual({ clauses: [] });
    const ages = [
      { kind: 'AGE', from: 18, to: 40 },
      { kind: 'AGE', from: 30, to: 99 },
      { kind: 'GENDER', codes: [1, 2] },
      { kind: 'GENDER', codes: [2, 3] },
    ];
    expect(surveyOf({ wants: ages }).targeting).toEqual({
      ...{ min_age: 30, max_age: 40, genders: ['female'], clauses: [] },
    });
  });

  it.each([
    ['a kind of demand that we do not know', { wants: [{ kind: 'SEGMENT', segment: 'aud-1' }] }],
    ['one in a quota', { quotas: [{ quota: 'c1', wants: [{ kind: 'MOOD' }], open: 3 }] }],
    ['a gender that we do not know', { wants: [{ kind: 'GENDER', codes: [1, 9] }] }],
    ['a demand without answers', { wants: [{ kind: 'QUESTION', question: 1201, codes: [] }] }],
    ['a country that we do not know', { country: 'ATL' }],
    ['a language that we do not know', { language: 'tlh' }],
    ['another currency', { cpi: { amount: '1.05', currency: 'EUR' } }],
    ['a price that is none', { cpi: { amount: '-1', currency: 'USD' } }],
    ['no length', { minutes: 0 }],
    ['less than no places', { quotas: [{ quota: 'c1', wants: [], open: -1 }] }],
    ['a state that we do not know', { state: 'PAUSED' }],
    ['fields missing', { screens: undefined }],
  ])('SV-01 is not offered with %s', (_, change) => {
    expect(translateProject({ ...live, ...change })).toEqual({
      ...{ kind: 'unusable', ref: '17000123', reason: expect.stringMatching(/./) },
    });
  });

  it('SV-01 closes', () => {
    expect(translateProject({ project: 5, state: 'CLOSED' })).toEqual({ kind: 'closed', ref: '5' });
  });

  it.each([null, 'text', 5, [], {}, { project: '17' }, { project: -1, state: 'LIVE' }, { project: 5 }])(
    'SV-01 without a name is left out: %j',
    (item) => {
      expect(translateProject(item)).toEqual({ kind: 'malformed', reason: expect.stringMatching(/./) });
    },
  );
});

describe('SV-01 a question in our words', () => {
  it.each([
    [1201, ['4', '7'], 'employment', ['unemployed', 'retired']],
    [1303, ['3', '4'], 'devices', ['laptop', 'desktop', 'console']],
    [1302, ['1', '1'], 'pets', ['dog']],
    // What has no counterpart keeps its name.
    [9907, ['2'], 'sandbox-9907', ['sandbox-9907-2']],
    [1401, ['3', '8'], 'smoking', ['never', 'sandbox-1401-8']],
  ])('SV-01 %s %j → %s %j', (question, codes, ours, answers) => {
    expect(translateQuestion(question, codes)).toEqual({ question: ours, answers });
  });

  it('SV-01 leads to questions and answers that the product has', () => {
    const known = new Map(
      canonicalQuestions.map(({ id, options = [] }) => [
        id,
        options.map((option) => (typeof option === 'string' ? option : option.id)),
      ]),
    );
    const codes = Array.from({ length: 8 }, (_, index) => `${index + 1}`);
    for (const id of [1201, 1202, 1203, 1204, 1205, 1301, 1302, 1303, 1304, 1401]) {
      const { question, answers } = translateQuestion(id, codes);
      const translated = answers.filter((answer) => !answer.startsWith('sandbox-'));
      expect(translated.length).toBeGreaterThan(1);
      expect(known.get(question)).toEqual(expect.arrayContaining(translated));
    }
  });
});
