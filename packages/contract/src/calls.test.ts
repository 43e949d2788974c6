import { describe, expect, it } from 'vitest';
import type { CallRow } from './call-row.ts';
import type { CallSchema } from './call-schema.ts';
import { callSchemas } from './call-schemas.ts';
import { type CallName, calls } from './calls.ts';

interface RequiredRow {
  readonly call: string;
  readonly name: CallName;
  readonly query?: readonly string[];
  readonly body?: readonly string[];
  readonly form?: readonly string[];
  readonly timeoutMs?: number;
  readonly retries?: number;
}

/** The calls the product is bound to, row by row (AP-01); added ones are listed beside them. */
const required: readonly RequiredRow[] = [
  { call: 'GET /app', name: 'app/get-app', query: ['notification', 'cer', 'cn', 'iframe'] },
  { call: 'GET /surveys', name: 'surveys/get-surveys', query: ['limit'] },
  { call: 'GET /offers', name: 'offers/get-offers', query: ['platform', 'limit', 'is-featured-list'] },
  { call: 'GET /offers/{id}', name: 'offers/get-offers-id', query: ['is_preloaded'] },
  { call: 'GET /offers/pending-points/total', name: 'offers/get-offers-pending-points-total' },
  { call: 'GET /offers/pending-points', name: 'offers/get-offers-pending-points' },
  { call: 'GET /{tab}/activities', name: 'activities/get-activities' },
  {
    call: 'POST /qualification',
    name: 'qualification/post-qualification',
    body: ['survey', 'policy_optin', 'subid'],
    retries: 2,
  },
  {
    call: 'POST /answers',
    name: 'qualification/post-answers',
    body: ['survey', 'question', 'answer', 'uhash', 'skip_question'],
  },
  {
    call: 'GET /question/{questionId}/answers',
    name: 'qualification/get-question-answers',
    query: ['q', 's'],
  },
  { call: 'POST /surveys/{hash}/cd', name: 'surveys/post-surveys-cd', body: ['respondent', 'surveys'] },
  {
    call: 'GET /search',
    name: 'duplicates/get-respondents-search',
    query: [
      'rt_sr_pd',
      'sn_ud',
      'sy_nr',
      'destination_platform_id',
      'destination_platform_survey_number',
      'read_only',
    ],
    timeoutMs: 1000,
  },
  { call: 'POST /single-survey', name: 'surveys/post-single-survey', body: ['subid', 'hash'] },
  { call: 'GET /results', name: 'results/get-results', query: ['cid'] },
  { call: 'POST /ratings', name: 'results/post-ratings', body: ['cid', 'rating'] },
  {
    call: 'POST /support-ticket',
    name: 'support/post-support-ticket',
    form: ['email', 'text', 'uhash', 'files[]'],
  },
  { call: 'GET /feedback/options', name: 'feedback/get-feedback-options' },
  { call: 'POST /feedback', name: 'feedback/post-feedback', body: ['survey_hash', 'option', 'message'] },
  { call: 'POST /verification/sms', name: 'verification/post-verification-sms', body: ['phone', 'cp'] },
  {
    call: 'POST /verification/sms/verify',
    name: 'verification/post-verification-sms-verify',
    body: ['phone', 'code'],
  },
  { call: 'GET /profiling-review', name: 'profile/get-profiling-review' },
  { call: 'GET /profiling-review/question/{question}', name: 'profile/get-profiling-review-question' },
  { call: 'PUT /profiling-review', name: 'profile/put-profiling-review', body: ['question', 'answers'] },
  { call: 'POST /profiling-review/done', name: 'profile/post-profiling-review-done' },
  { call: 'POST /bonus/claim', name: 'bonuses/post-bonus-claim' },
  { call: 'POST /banners/view', name: 'banners/post-banners-view', body: ['banners'] },
  { call: 'POST /banners/close', name: 'banners/post-banners-close', body: ['banner'] },
  { call: 'POST /rdds', name: 'duplicates/post-rdds', body: ['surveys'] },
  {
    call: 'POST /rdds/rfg',
    name: 'duplicates/post-rdds-rfg',
    body: ['fp', 'hashes'],
    timeoutMs: 3000,
    retries: 2,
  },
  { call: 'POST /t/mml', name: 'telemetry/post-t-mml', body: ['l'] },
  { call: 'POST /t/wr/true', name: 'telemetry/post-t-wr-true' },
  { call: 'POST /t/gt/{lang}', name: 'telemetry/post-t-gt' },
  { call: 'PUT /ip-logs/{id}/fp', name: 'telemetry/put-ip-logs-fp', body: ['fingerprint'] },
  { call: 'POST /errors/js', name: 'errors/post-errors-js', body: ['message'] },
];

/** Parameters beyond those of the table, each with its reason in the decisions. */
const addedFields: Partial<Record<CallName, readonly string[]>> = {
  'app/get-app': ['s', 'sslh'],
  'activities/get-activities': ['limit'],
  'profile/post-profiling-review-done': ['seen'],
  'qualification/post-answers': ['change'],
  'qualification/post-qualification': ['before'],
  'results/get-results': ['peek'],
  'support/post-support-ticket': ['attempt', 'kind', 'key'],
};

const rowOf = (name: CallName): CallRow => calls[name];
const schemaOf = (name: CallName): CallSchema => callSchemas[name];

describe('AP-01 the table of calls', () => {
  it('AP-01 holds every required call, and others only where they are marked as added', () => {
    const named = (Object.keys(calls) as CallName[]).filter((name) => !rowOf(name).added);
    expect(named.sort()).toEqual(required.map(({ name }) => name).sort());
  });

  it('AP-01 has these added calls', () => {
    const added = Object.values<CallRow>(calls).filter((row) => row.added);
    expect(added.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /surveys/activities/{id}/timeline',
      'GET /support-appeal',
      'GET /support-tickets',
      'GET /support-tickets/{id}',
      'POST /support-tickets/{id}/replies',
      'GET /experiments',
      'POST /feedback/dismiss',
      'GET /profile',
      'GET /profile/{question}',
      'PUT /profile/{question}',
      'DELETE /profile/{question}',
      'DELETE /profile',
      'GET /notifications',
      'PUT /notifications',
      'POST /notifications/mail',
      'POST /notifications/mail/end',
      'POST /notifications/push',
      'POST /notifications/push/end',
      'POST /extension/pairing',
      'POST /extension/install',
      'GET /extension/surveys',
    ]);
  });

  it.each(required)('AP-01 $call has its method, path, payload, time-out and retries', (expected) => {
    const row = rowOf(expected.name);
    const schema = schemaOf(expected.name);
    const added = addedFields[expected.name] ?? [];
    const form = schema.multipart && [...Object.keys(schema.multipart.fields.shape), schema.multipart.files];

    expect(`${row.method} ${row.path}`).toBe(expected.call);
    expect(Object.keys(schema.query?.shape ?? {})).toEqual([
      ...(expected.query ?? []),
      ...(schema.query ? added : []),
    ]);
    expect(Object.keys(schema.body?.shape ?? {})).toEqual([
      ...(expected.body ?? []),
      ...(schema.body ? added : []),
    ]);
    expect(form?.filter((field) => !added.includes(field))).toEqual(expected.form);
    expect(row.timeoutMs).toBe(expected.timeoutMs);
    expect(row.retries).toBe(expected.retries);
  });

  it.each(required)('AP-01 $name is named by its path and describes its path parameters', ({ name }) => {
    const { method, path } = rowOf(name);
    const [, file = ''] = name.split('/');
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const words = path.replace(/\{\w+\}/g, '').match(/[\w-]+/g) ?? [];

    expect(file.startsWith(`${method.toLowerCase()}-`)).toBe(true);
    for (const word of words) expect(file).toContain(word);
    expect(Object.keys(schemaOf(name).params?.shape ?? {})).toEqual(parameters);
  });

  it('AP-01 reaches other hosts for tickets and the respondents service only, and never shows those a bearer', () => {
    const elsewhere = Object.entries<CallRow>(calls).flatMap(([name, { base }]) =>
      base ? [[name, base]] : [],
    );
    expect(elsewhere).toEqual([
      ['support/post-support-ticket', 'support'],
      ['duplicates/get-respondents-search', 'respondents'],
    ]);
    expect(calls['duplicates/get-respondents-search'].access).toBe('open');
  });

  it('AP-01 requires a bearer except where a decision says otherwise', () => {
    const withoutBearer = Object.entries<CallRow>(calls).flatMap(([name, { access, link }]) =>
      access === 'user' ? [] : [`${access} ${name}${link ? ` by ${link}` : ''}`],
    );
    expect(withoutBearer.sort()).toEqual([
      'entry app/get-app by sslh',
      'entry surveys/post-single-survey by hash',
      'extension extension/get-extension-surveys',
      'guest results/get-results',
      'guest results/post-ratings',
      'guest telemetry/put-ip-logs-fp',
      'open duplicates/get-respondents-search',
      'open errors/post-errors-js',
      'open experiments/get-experiments',
      'open extension/post-extension-install',
    ]);
  });
});
