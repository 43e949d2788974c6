// The settings of a configured supplier of surveys.
import { topics } from '@earnwall/contract/topics';
import * as z from 'zod';
import { reportDays, reportsUntilDay } from '#adapters/suppliers/report-rule.ts';
import { disclosures } from '#ports/disclosed.ts';
import { back } from './back.ts';
import { reconcile, surveyCallback } from './callback.ts';
import { Checks, pageNames } from './checks.ts';
import { country, demands, quotas } from './demands.ts';
import { document, type Problem } from './document.ts';
import { entry } from './entry.ts';
import { field } from './field.ts';
import { outcomes } from './outcomes.ts';
import { account, feed } from './parts.ts';
import { request } from './request.ts';
import { entries, pointer, secretName, whole } from './values.ts';

const device = z.enum(['desktop', 'mobile', 'tablet']);
const language = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'has to be a language such as en or pt-BR');

const map = z.strictObject({
  ref: field(),
  country: field(country),
  /** Absent: the one that most people of the country speak. */
  language: field(language).optional(),
  /** Absent: every device. */
  devices: field(device).optional(),
  topic: field(z.enum(topics)).optional(),
  loi_seconds: field(),
  payout: field(),
  /** Of those who enter, the part that completes; 0 and nothing are the same: the supplier does not say. */
  conversion: field().optional(),
  /** How many it has counted for that. */
  entrants: field().optional(),
  completes: field().optional(),
  /** How long somebody is in it who is turned away. */
  out_seconds: field().optional(),
  entry: field().optional(),
});

const form = z.strictObject({
  ...account,
  ...feed,
  map,
  /** What a row lacks, one request for each; its answer is in the row as `/detail`. */
  detail: request.optional(),
  /** An entry link that the supplier makes on request. */
  register: z.strictObject({ per: z.enum(['survey', 'click']), request, link: pointer }).optional(),
  demands: demands.optional(),
  quotas: quotas.optional(),
  quota_rule: z.enum(['none_full', 'one_open']).default('none_full'),
  /** The youngest that the supplier admits, by country; `*` is all others. */
  min_age: entries(
    z.string().regex(/^([A-Z]{2}|\*)$/, 'has to be a country or *'),
    whole(0, 120),
    300,
  ).optional(),
  /** Surveys that shut each other; `at` is where that is said. */
  exclusions: z
    .strictObject({
      at: pointer.default(''),
      refs: pointer.optional(),
      groups: pointer.optional(),
      days: field().optional(),
    })
    .optional(),
  /** The only people who may enter, by their ids at the supplier. */
  invited: pointer.optional(),
  /** The secret with which `{seal}` is made: a proof that click, survey and person belong together. */
  seal: secretName.optional(),
  entry,
  return: back.optional(),
  callback: surveyCallback.optional(),
  outcomes,
  report_days: reportDays.default(45),
  /** Instead of days: the end of a day of a month. */
  reports_until: reportsUntilDay.optional(),
  discloses: z.array(z.enum(disclosures)).max(disclosures.length).default([]),
  reconcile: reconcile.optional(),
});

export type SurveySettings = z.infer<typeof form>;

export const surveySettings = document(form, problemsOf);

const clickNames = ['ref', 'cid', 'person', 'country', 'country_id', 'return_url'];
const personNames = ['birth_date', 'age', 'gender', 'postal_code'];

function problemsOf(settings: SurveySettings): readonly Problem[] {
  const checks = new Checks(settings.secrets);
  const { detail, register, entry, paging, reconcile } = settings;
  checks.request(['request'], settings.request, pageNames(paging));
  checks.paging(['paging'], paging);
  if (detail) checks.request(['detail'], detail, ['ref']);
  if (register) checks.request(['register', 'request'], register.request, clickNames);
  checkEntry(checks, settings);
  checks.foreignSign(['return'], settings.return);
  checks.foreignSign(['callback'], settings.callback);
  checks.foreignSign(['reconcile', 'webhook'], reconcile?.webhook);
  if (reconcile?.poll) {
    checks.request(
      ['reconcile', 'poll', 'request'],
      reconcile.poll.request,
      pageNames(reconcile.poll.paging),
    );
    if (reconcile.poll.paging.kind === 'queue')
      checks.problem(['reconcile', 'poll', 'paging'], 'has to be a list: only feeds are acknowledged');
  }
  checkReports(checks, settings);
  checkSeals(checks, settings);
  if (entry.answers && !settings.demands)
    checks.problem(['entry', 'answers'], 'needs demands, whose questions name the answers');
  if (settings.quotas && !settings.demands)
    checks.problem(['quotas'], 'needs demands, which say how the demands of a quota are read');
  return checks.problems;
}

function checkEntry(checks: Checks, { entry, map, register, seal }: SurveySettings): void {
  const names = [...clickNames, ...personNames, 'entry', ...(seal === undefined ? [] : ['seal'])];
  if (entry.template !== undefined)
    checks.text(['entry', 'template'], entry.template, entry.answers ? [...names, 'answers'] : names);
  checks.texts(['entry', 'replace'], entry.replace ?? {}, names);
  checks.texts(['entry', 'query'], entry.query, names);
  if (entry.answers) checks.text(['entry', 'answers', 'name'], entry.answers.name, ['question']);
  if (entry.sign) checks.sign(['entry', 'sign'], entry.sign, { values: () => true, times: true });
  const usesLink = entry.template === undefined || entry.template.includes('{entry}');
  if (usesLink && !map.entry && !register)
    checks.problem(['map', 'entry'], 'is missing: the entry is made from the link of a survey');
}

/** Where outcomes come from, and that they can be told apart. */
function checkReports(checks: Checks, settings: SurveySettings): void {
  const { callback, reconcile } = settings;
  if (!callback && !settings.return?.credits && !reconcile?.poll)
    checks.problem(
      ['callback'],
      'is missing: without it, return.credits or reconcile.poll nothing is ever reported',
    );
  if (callback?.reverse_when && callback.map.transaction.length > 1 && !callback.reverses)
    checks.problem(
      ['callback', 'reverses'],
      'is missing: a transaction of several values does not name the earlier one',
    );
}

function checkSeals(checks: Checks, settings: SurveySettings): void {
  const { seal, secrets, callback, reconcile } = settings;
  if (seal !== undefined && !secrets.includes(seal)) checks.problem(['seal'], 'is not among the secrets');
  const sealed = { return: settings.return, callback, reconcile };
  for (const [name, { seal: places } = {}] of Object.entries(sealed))
    if (places && seal === undefined)
      checks.problem([name, 'seal'], 'needs the secret that entries are sealed with: name it as seal');
}
