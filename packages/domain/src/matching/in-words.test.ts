import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';
import {
  type CatalogueTexts,
  clauseInWords,
  quotaInWords,
  surveyInWords,
  targetingInWords,
} from './in-words.ts';
import type { MatchableSurvey, Targeting } from './targeting.ts';

const texts: CatalogueTexts = {
  question: (id) => (id === 'car' ? 'Do you own a car?' : null),
  answer: (_question, id) => ({ own: 'Yes', lease: 'Leased' })[id] ?? null,
};
const survey = (given: Partial<MatchableSurvey> = {}): MatchableSurvey => ({
  ...{ id: 1, rank: 1, country: 'DE', language: 'de-AT', devices: ['desktop'] },
  ...{ targeting: { clauses: [] }, quotas: [] },
  ...given,
});
const young: Targeting = { max_age: 24, clauses: [] };

describe('CO-02 a targeting in words', () => {
  it.each<[string, Targeting]>([
    ['everybody', { clauses: [] }],
    ['people aged 18–34', { min_age: 18, max_age: 34, clauses: [] }],
    ['people aged 18 or older', { min_age: 18, clauses: [] }],
    ['people aged up to 24', young],
    ['people aged 30', { min_age: 30, max_age: 30, clauses: [] }],
    ['women aged 18–34', { min_age: 18, max_age: 34, genders: ['female'], clauses: [] }],
    ['men, women or another gender', { genders: ['male', 'female', 'other'], clauses: [] }],
    ['no gender at all', { genders: [], clauses: [] }],
    [
      'everybody; “Do you own a car?”: Yes or Leased',
      { clauses: [{ question: 'car', answers: ['own', 'lease'] }] },
    ],
    [
      'everybody; “Do you own a car?”: not Yes',
      { clauses: [{ question: 'car', answers: ['own'], negate: true }] },
    ],
    ['everybody; “pets”: cat', { clauses: [{ question: 'pets', answers: ['cat'] }] }],
    [
      'everybody; “zip”: 1, 2, 3, 4, 5, 6 or 1,994 more',
      { clauses: [{ question: 'zip', answers: Array.from({ length: 2_000 }, (_, at) => `${at + 1}`) }] },
    ],
    [
      'everybody; one of: people aged up to 24 | women',
      { clauses: [], any_of: [[young, { genders: ['female'], clauses: [] }]] },
    ],
  ])('%s', (words, targeting) => {
    expect(targetingInWords(targeting, texts)).toBe(words);
  });

  it('a survey is a few lines', () => {
    const asks = {
      min_age: 18,
      genders: ['female' as const],
      clauses: [{ question: 'car', answers: ['own'] }],
    };
    expect(surveyInWords(survey({ targeting: asks }), texts)).toEqual([
      'Women aged 18 or older in Germany',
      'Desktop only',
      'In German',
      '“Do you own a car?”: Yes',
    ]);
    expect(surveyInWords(survey({ devices: ['tablet', 'mobile', 'desktop'] }), texts)[1]).toBe('Any device');
  });

  it('quotas say what is left', () => {
    expect(quotaInWords({ targeting: young, remaining: 1_200 }, texts)).toBe(
      'People aged up to 24: 1,200 left',
    );
    expect(quotaInWords({ targeting: { clauses: [] }, remaining: 0 }, texts)).toBe('Everybody: full');
  });

  it('quotas as clauses', () => {
    const quotas = [
      { targeting: young, remaining: 0 },
      { targeting: { clauses: [] }, remaining: 3 },
    ];
    const words = (given: Partial<MatchableSurvey>) =>
      clausesOf(survey(given))
        .slice(3)
        .map((clause) => clauseInWords(clause, texts));
    expect(words({ quotas })).toEqual(['not people aged up to 24: that quota is full']);
    expect(words({ quotas, quota_rule: 'one_open' })).toEqual(['one of: everybody']);
    expect(words({ quotas: quotas.slice(0, 1), quota_rule: 'one_open' })).toEqual([
      'nobody: all quotas are full',
    ]);
  });
});
