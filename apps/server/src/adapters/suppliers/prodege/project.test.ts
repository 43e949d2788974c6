import { describe, expect, it } from 'vitest';
import { translateProject } from './project.ts';
import { questionsOf } from './questions.ts';

const vocabulary = {
  settings: { countries: { US: 1, GB: 3, DE: 7 }, entry_hosts: ['www.prsrvy.com'] },
  questions: questionsOf({ questions: {} }),
};

const surveyurl = 'https://www.prsrvy.com/g/survey-click?projectid=53160088&sourceid=6016&cpi=1.05&hsh=1a9c';

const row = {
  project_name: 'Anything',
  projectid: 53_160_088,
  country_code: 'US',
  sample_size: 100,
  loi: 10,
  cpi: 1.05,
  actual_ir: 85,
  conversion_rate: 50.25,
  surveyurl,
  quotas: [
    {
      ...{ quota_id: 5, parent_quota_id: 0, number_of_respondents: 12, calculation_type: 1 },
      targeting_criteria: [{ question_id: 3, operator: 'OR', precodes: ['2'] }],
    },
  ],
};

const share = (conversion: number) => ({ conversion, entrants: null, completes: null, out_seconds: null });

const surveysOf = (change: object) => {
  const translated = translateProject({ ...row, ...change }, vocabulary);
  if (translated.kind !== 'surveys') throw new Error(translated.reason);
  return translated.surveys;
};

describe('SV-01 a project of Prodege', () => {
  it('SV-01 is a survey with its price, length, quotas and link', () => {
    expect(surveysOf({})).toEqual([
      {
        ref: '53160088',
        country: 'US',
        language: 'en-US',
        devices: ['desktop', 'mobile', 'tablet'],
        topic: null,
        loi_seconds: 600,
        payout_micros: 1_050_000n,
        said: share(0.5025),
        targeting: { min_age: 13, clauses: [] },
        quotas: [{ ref: '5', targeting: { genders: ['female'], clauses: [] }, remaining: 12 }],
        quota_rule: 'one_open',
        entry_link: surveyurl,
      },
    ]);
  });

  it.each([
    [{ country_code: 'uk' }, { country: 'GB', language: 'en-GB', targeting: { min_age: 13, clauses: [] } }],
    [{ country_code: 'DE' }, { country: 'DE', language: 'de-DE', targeting: { min_age: 16, clauses: [] } }],
    [{ conversion_rate: null }, { said: share(0.85) }],
    [{ conversion_rate: null, actual_ir: null }, { said: null }],
    [{ cpi: '0.333333' }, { payout_micros: 333_333n }],
    [{ quotas: [] }, { quotas: [], quota_rule: 'none_full' }],
    [
      {
        past_participation: {
          ...{ participation_project_ids: [15, 16], filter_type: 'exclude', in_past_days: 7 },
          participation_types: ['complete'],
        },
      },
      { exclusions: { refs: ['15', '15:US', '16', '16:US'], groups: [], days: 7 } },
    ],
  ])('SV-01 with %j is %o', (change, expected) => {
    expect(surveysOf(change)).toMatchObject([expected]);
  });

  it('SV-01 of several countries is a survey for each that we know', () => {
    const quota = (quota_id: number, country_id: number) => ({
      ...{ quota_id, country_id, parent_quota_id: 0, number_of_respondents: quota_id },
    });
    const surveys = surveysOf({ country_code: null, quotas: [quota(5, 7), quota(6, 1), quota(7, 99)] });
    expect(surveys.map(({ ref, country, quotas }) => [ref, country, quotas.map((one) => one.ref)])).toEqual([
      ['53160088:US', 'US', ['6']],
      ['53160088:DE', 'DE', ['5']],
    ]);
  });

  it.each([{ remaining_completes: 0 }, { max_clicks_settings: { max_clicks_allowed_clicks: 0 } }])(
    'SV-01 that takes nobody at the moment is no survey: %j',
    (change) => {
      expect(surveysOf(change)).toEqual([]);
    },
  );

  it.each([
    [{ surveyurl: 'https://elsewhere.example/g?x=1' }, 'host'],
    [{ surveyurl: `${surveyurl}#part` }, 'host'],
    [{ surveyurl: 'javascript:alert(1)' }, 'surveyurl'],
    [{ cpi: 'free' }, 'cpi'],
    [{ cpi: 0 }, 'pays nothing'],
    [{ loi: -1 }, 'loi'],
    [{ country_code: 'JP' }, 'JP'],
    [{ country_code: null }, 'names a country'],
    [{ include_psids: ['b1c9'] }, 'invited'],
    [{ past_participation: { participation_project_ids: [1], filter_type: 'include' } }, 'other surveys'],
    [{ quotas: [{ quota_id: 1, parent_quota_id: 9, number_of_respondents: 1 }] }, 'inside'],
    [
      {
        quotas: [
          {
            ...{ quota_id: 1, parent_quota_id: 0, number_of_respondents: 1 },
            targeting_criteria: [{ question_id: 1, operator: 'LIKE', precodes: [] }],
          },
        ],
      },
      'operator',
    ],
  ])('SV-01 with %j is set aside, and the reason says why', (change, reason) => {
    expect(translateProject({ ...row, ...change }, vocabulary)).toEqual({
      ...{ kind: 'unread', ref: '53160088', reason: expect.stringContaining(reason) },
    });
  });

  it.each([null, 'text', {}, { projectid: -1 }])('SV-01 without a name is set aside: %j', (odd) => {
    expect(translateProject(odd, vocabulary)).toMatchObject({ kind: 'unread', ref: null });
  });
});
