// Translates a project of Prodege's list into surveys: one, or one for each country that its quotas name. What it demands and
// we cannot check makes it unusable: better not shown than shown to the wrong people.

import { problemsOf } from '#adapters/suppliers/problems-of.ts';
import { saidOf } from '#adapters/suppliers/said-of.ts';
import type { SupplierSurvey } from '#ports/supplier.ts';
import type { ProdegeSettings } from './account.ts';
import { type Country, countriesOf, languageIn, minAgeIn } from './project-countries.ts';
import { named, type Project, projectForm } from './project-form.ts';
import { refOf } from './project-ref.ts';
import type { Questions } from './questions.ts';
import { quotasOf } from './quotas.ts';

export type TranslatedProject =
  /** None where it takes nobody at the moment. */
  | { readonly kind: 'surveys'; readonly surveys: readonly SupplierSurvey[] }
  | { readonly kind: 'unread'; readonly ref: string | null; readonly reason: string };

export interface Vocabulary {
  readonly settings: Pick<ProdegeSettings, 'countries' | 'entry_hosts'>;
  readonly questions: Questions;
}

export function translateProject(row: unknown, vocabulary: Vocabulary): TranslatedProject {
  const name = named.safeParse(row);
  const unread = (reason: string): TranslatedProject => ({
    ...{ kind: 'unread', reason },
    ref: name.success ? name.data.projectid : null,
  });
  const read = projectForm.safeParse(row);
  if (!read.success) return unread(problemsOf(read.error, 'the row'));
  const project = read.data;
  const obstacle = obstacleOf(project, vocabulary);
  if (obstacle !== null) return unread(obstacle);
  if (isPaused(project)) return { kind: 'surveys', surveys: [] };
  const countries = countriesOf(project, vocabulary.settings.countries);
  if (typeof countries === 'string') return unread(countries);
  const surveys: SupplierSurvey[] = [];
  for (const country of countries) {
    const survey = surveyIn(country, project, vocabulary);
    if (!survey) return unread('A quota is inside of one that is not there, or inside of itself.');
    surveys.push(survey);
  }
  return { kind: 'surveys', surveys };
}

function obstacleOf(project: Project, { settings }: Vocabulary): string | null {
  const { host, hash } = new URL(project.surveyurl);
  if (!settings.entry_hosts.includes(host) || hash !== '') return 'Its entry link leads to another host.';
  if (project.past_participation?.filter_type === 'include')
    return 'It is for people who took part in other surveys only.';
  if (project.include_psids && project.include_psids.length > 0)
    return 'It is for invited people only, by names that are not ours.';
  return null;
}

const isPaused = ({ remaining_completes, max_clicks_settings }: Project) =>
  (remaining_completes ?? 1) <= 0 || (max_clicks_settings?.max_clicks_allowed_clicks ?? 1) <= 0;

function surveyIn({ code, id }: Country, project: Project, { questions }: Vocabulary): SupplierSurvey | null {
  const { projectid, country_code, past_participation: past } = project;
  const quotas = quotasOf(project.quotas, { country: id, questions });
  if (!quotas) return null;
  const percentage = project.conversion_rate || project.actual_ir || 0;
  return {
    ref: refOf(projectid, country_code === null ? code : null),
    country: code,
    language: languageIn(code),
    devices: ['desktop', 'mobile', 'tablet'],
    topic: null,
    loi_seconds: Math.ceil(project.loi * 60),
    payout_micros: project.cpi,
    // A share alone: Prodege tells no counts.
    said: saidOf({ conversion: percentage / 100 }),
    targeting: { min_age: minAgeIn(code), clauses: [] },
    quotas,
    quota_rule: project.quotas.length === 0 ? 'none_full' : 'one_open',
    entry_link: project.surveyurl,
    ...(past && {
      exclusions: {
        refs: past.participation_project_ids.flatMap((other) => [refOf(other, null), refOf(other, code)]),
        groups: [],
        days: past.in_past_days || null,
      },
    }),
  };
}
