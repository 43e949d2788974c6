import { describe, expect, it } from 'vitest';
import { placeOf } from './languages.ts';
import { netOf, readRow } from './listed-survey.ts';

const row = {
  SurveyNumber: 457751,
  SurveyName: 'Asthma',
  CountryLanguageID: 9,
  LengthOfInterview: 12,
  BidLengthOfInterview: 10,
  Conversion: 25,
  BidIncidence: 30,
  TotalClientEntrants: 200,
  OverallCompletes: 50,
  TerminationLengthOfInterview: 2,
  CPI: 1.5,
  StudyTypeID: 1,
  SurveyGroupExists: 1,
  CollectsPII: null,
};
const countryLanguages = new Map([
  ['9', 'ENG-US'],
  ['1', 'TLH-US'],
]);
const settings = { commission_percent: 20, asks_for_personal_data: false };
const read = (change: object, given: object = {}) =>
  readRow(
    { ...row, ...change },
    { settings: { ...settings, ...given }, countryLanguages, isAllocated: false },
  );

const unsaid = { TerminationLengthOfInterview: 0 };
const early = { ...unsaid, LengthOfInterview: 0, Conversion: 0 };
const shareOnly = { entrants: null, completes: null, out_seconds: null };

const listed = {
  ...{ ref: '457751', country: 'US', language: 'en', loi_seconds: 720 },
  said: { conversion: 0.25, entrants: 200, completes: 50, out_seconds: 120 },
  ...{ payout_micros: 1_200_000n, isGrouped: true, isRecontact: false, isAllocated: false },
};

describe("SV-01 a row of Cint's list", () => {
  it.each([
    ['in our words', {}, {}],
    [
      'with a net price',
      { RevenuePerInterview: { value: '1.10', currency_code: 'USD' } },
      { payout_micros: 1_100_000n },
    ],
    ['with a plain net price', { RevenuePerInterview: 0.95, CPI: null }, { payout_micros: 950_000n }],
    ['without a price', { CPI: undefined }, { payout_micros: null }],
    [
      'before anybody was through, when only the buyer expects something',
      { ...early, TotalClientEntrants: 4, OverallCompletes: 0 },
      { loi_seconds: 600, said: { ...shareOnly, conversion: 0.3 } },
    ],
    [
      'before it publishes a share, by its counts',
      { ...early, TotalClientEntrants: 300, OverallCompletes: 3 },
      { loi_seconds: 600, said: { conversion: 0.01, entrants: 300, completes: 3, out_seconds: null } },
    ],
    [
      'of which nothing is said',
      { ...early, BidIncidence: null, TotalClientEntrants: null, OverallCompletes: 0 },
      { loi_seconds: 600, said: null },
    ],
    [
      'without counts',
      { ...unsaid, TotalClientEntrants: undefined, OverallCompletes: undefined },
      { said: { ...shareOnly, conversion: 0.25 } },
    ],
    ['in no group', { SurveyGroupExists: 0 }, { isGrouped: false }],
    ['that is a recontact', { StudyTypeID: 22 }, { isRecontact: true }],
  ])('SV-01 %s', (_, change, expected) => {
    expect(read(change)).toEqual({ kind: 'listed', survey: { ...listed, ...expected } });
  });

  it.each([
    ['a country that its lookup lacks', { CountryLanguageID: 77 }],
    ['a language that we do not know', { CountryLanguageID: 1 }],
    ['no length', { LengthOfInterview: 0, BidLengthOfInterview: null }],
    ['a price that is none', { CPI: -1 }],
    ['another currency', { RevenuePerInterview: { value: '1.10', currency_code: 'EUR' } }],
    ['personal data', { CollectsPII: true }],
    ['recruiting for a panel', { StudyTypeID: 11 }],
  ])('SV-01 is not offered with %s, and says why', (_, change) => {
    expect(read(change)).toEqual({ kind: 'unusable', ref: '457751', reason: expect.stringMatching(/./) });
  });

  it('SV-01 with personal data is offered where the account wants it', () => {
    expect(read({ CollectsPII: true }, { asks_for_personal_data: true })).toMatchObject({ kind: 'listed' });
  });

  it.each([null, 'text', {}, { SurveyNumber: '5' }, { SurveyNumber: 0 }])(
    'SV-01 without a number is left out: %j',
    (item) => {
      expect(readRow(item, { settings, countryLanguages, isAllocated: false }).kind).toBe('malformed');
    },
  );

  it.each([
    [1_500_000n, 0, 1_500_000n],
    [1_500_000n, 33.33, 1_000_050n],
    [1n, 1, 0n],
    [999_999_999_999n, 90, 99_999_999_999n],
  ])('SV-01 of %s gross without %s%% %s is left', (gross, percent, net) => {
    expect(netOf(gross, percent)).toBe(net);
  });

  it.each([
    ['ENG-US', { country: 'US', language: 'en' }],
    ['Por-BR', { country: 'BR', language: 'pt-BR' }],
    ['POR-PT', { country: 'PT', language: 'pt' }],
    ['ENG-UK', { country: 'GB', language: 'en' }],
    ['ENG', null],
    ['', null],
  ])('SV-01 is for %s', (code, place) => {
    expect(placeOf(code)).toEqual(place);
  });
});
