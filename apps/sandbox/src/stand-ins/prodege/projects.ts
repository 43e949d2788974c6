// The list of projects, with what makes lists difficult: quotas in quotas, several countries, ranges and negations, a project
// that takes nobody at the moment, one for invited people only.
import { createHmac } from 'node:crypto';

/** Prodege's ids of some countries. */
const countryIds: Readonly<Record<string, number>> = {
  ...{ US: 1, CA: 2, GB: 3, AU: 4, IE: 5, IN: 6, DE: 7, FR: 8, ES: 9, JP: 35, SA: 59, MX: 63, BR: 124 },
};

/** Of a country that is not public. */
const unknownId = 999;

const countryIdOf = (country: string) => countryIds[country] ?? unknownId;

/** Other countries of the project that has several: whoever chooses another country finds nothing of it elsewhere. */
const alsoIn: Readonly<Record<string, readonly string[]>> = { US: ['DE'] };

const ageBetween = (from: number, to: number) => ({
  ...{ question_id: 1, operator: 'BETWEEN', precodes: [`${from}`, `${to}`] },
});
const gender = (...precodes: string[]) => ({ question_id: 3, operator: 'OR', precodes });
const notGender = (...precodes: string[]) => ({ question_id: 3, operator: 'NOT', precodes });

interface Quota {
  readonly quota_id: number;
  readonly parent_quota_id?: number;
  readonly country_id?: number;
  readonly number_of_respondents: number;
  readonly targeting_criteria: readonly object[];
}

const quota = ({ parent_quota_id = 0, ...given }: Quota) => ({
  ...{ parent_quota_id, sample_size: 200, calculation_type: 1, ...given },
});

export interface Project {
  readonly projectid: number;
  readonly cpi: number;
  readonly [field: string]: unknown;
}

export function projectsFor(country: string): readonly Project[] {
  const common = {
    ...{ country_code: country, sample_size: 200, remaining_completes: 150, actual_ir: 60 },
    phases: { loi_phase: 'actual', actual_ir_phase: 'actual' },
  };
  return [
    {
      ...{ ...common, projectid: 53_160_001, project_name: 'Coffee', loi: 8, cpi: 1.15 },
      ...{ conversion_rate: 52.25, quotas: [] },
    },
    {
      ...{ ...common, projectid: 53_160_002, project_name: 'Trains', loi: 15, cpi: 2.4 },
      conversion_rate: 31,
      quotas: [
        quota({ quota_id: 1, number_of_respondents: 90, targeting_criteria: [ageBetween(18, 99)] }),
        quota({
          ...{ quota_id: 2, parent_quota_id: 1, number_of_respondents: 45 },
          targeting_criteria: [gender('2')],
        }),
        quota({
          ...{ quota_id: 3, parent_quota_id: 1, number_of_respondents: 40 },
          targeting_criteria: [notGender('2')],
        }),
        quota({
          ...{ quota_id: 4, parent_quota_id: 1, number_of_respondents: 0 },
          targeting_criteria: [ageBetween(75, 99)],
        }),
      ],
    },
    {
      ...{
        ...common,
        projectid: 53_160_003,
        project_name: 'Streaming',
        country_code: null,
        loi: 5,
        cpi: 0.65,
      },
      // New: nobody was counted yet, which Prodege says with zeros.
      ...{ conversion_rate: 0, actual_ir: 0 },
      quotas: [country, ...(alsoIn[country] ?? [])].map((each, place) =>
        quota({
          ...{ quota_id: 10 + place, country_id: countryIdOf(each), number_of_respondents: 30 },
          targeting_criteria: [],
        }),
      ),
    },
    {
      ...{ ...common, projectid: 53_160_004, project_name: 'Paused', loi: 9, cpi: 1.1 },
      ...{ conversion_rate: 40, quotas: [] },
      max_clicks_settings: {
        ...{ max_clicks_cap: 100, max_clicks_max_click_rate_id: 1, max_clicks_allowed_clicks: 0 },
      },
    },
    {
      ...{ ...common, projectid: 53_160_005, project_name: 'Invited', loi: 20, cpi: 6 },
      ...{ conversion_rate: 90, quotas: [], include_psids: ['6f1b2c0e-8a52-4a6c-9d59-0d2f6b7f3c11'] },
    },
  ];
}

/** Prodege's own hash, by which it knows its links again. */
export function linkHash(secret: string, { projectid, cpi }: Pick<Project, 'projectid' | 'cpi'>): string {
  return createHmac('sha256', secret).update(`link ${projectid} ${cpi}`).digest('hex');
}

export function surveyUrl(origin: string, base: string, secret: string, project: Project): string {
  const query = { projectid: `${project.projectid}`, sourceid: '6016', cpi: `${project.cpi}` };
  return `${origin}${base}/g/survey-click?${new URLSearchParams({ ...query, hsh: linkHash(secret, project) })}`;
}
