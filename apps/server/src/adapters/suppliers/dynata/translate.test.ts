import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

const rules = {
  attributes: {
    115: { question: 'employment', answers: { 45364: ['full_time'], 45365: ['part_time', 'self_employed'] } },
  },
  gatewayHost: 'gateway.test',
  exclusionDays: null,
};

const cells = [
  { tag: 'adult', attribute_id: 80, negate: false, kind: 'RANGE', range: { from: 18, to: 99 } },
  { tag: 'young', attribute_id: 80, negate: false, kind: 'RANGE', range: { from: null, to: 24 } },
  { tag: 'not-middle', attribute_id: 80, negate: true, kind: 'RANGE', range: { from: 25, to: 54 } },
  { tag: 'thirty', attribute_id: 80, negate: false, kind: 'LIST', list: ['30', '40'] },
  { tag: 'old', attribute_id: 80, negate: false, kind: 'RANGE', range: { from: 65, to: null } },
  { tag: 'man', attribute_id: 1, negate: false, kind: 'VALUE', value: '1' },
  { tag: 'no-man', attribute_id: 1, negate: true, kind: 'VALUE', value: '1' },
  { tag: 'third', attribute_id: 1, negate: false, kind: 'VALUE', value: '3' },
  { tag: 'works', attribute_id: 115, negate: false, kind: 'LIST', list: ['45364', '45365'] },
  { tag: 'no-job', attribute_id: 115, negate: true, kind: 'LIST', operator: 'OR', list: ['45364', '99'] },
  { tag: 'both', attribute_id: 115, negate: false, kind: 'LIST', operator: 'AND', list: ['45364', '45365'] },
  { tag: 'not-both', attribute_id: 9, negate: true, kind: 'LIST', operator: 'AND', list: ['1', '2'] },
  { tag: 'unmapped', attribute_id: 120, negate: false, kind: 'VALUE', value: '45398' },
  { tag: 'amount', attribute_id: 7, negate: false, kind: 'RANGE', range: { from: 3, to: null } },
  { tag: 'zip', attribute_id: 8, negate: false, kind: 'COLLECTION', collection: '2169971' },
  { tag: 'answered', attribute_id: 9, negate: true, kind: 'ANSWERED' },
  { tag: 'shut-out', attribute_id: 28, negate: true, kind: 'STATIC_INVITE_COLLECTIONS' },
  { tag: 'invited', attribute_id: 28, negate: false, kind: 'INVITE_COLLECTIONS' },
];
const opportunity = {
  ...{ id: 13174, status: 'OPEN', length_of_interview: 10, incidence_rate: 80, cost_per_interview: 0.77 },
  ...{ completes: 100, project_id: 1589419, group_id: 11, evaluation: 'COMPLETES', days_in_field: 56 },
  ...{ category_ids: [587, 550], locale: { language: 'en', country: 'US' } },
  ...{ devices: ['desktop', 'mobile', 'watch'], cells, filters: [], quotas: [] },
  links: { live: 'https://gateway.test/start?ctx=a7cc&language=en' },
  ...{ project_exclusions: [5, 1589419], category_exclusions: [550] },
};
const open = (changes: object = {}) => {
  const item = translate({ ...opportunity, ...changes }, rules);
  if (item.kind !== 'open') throw new Error(JSON.stringify(item));
  return item.survey;
};
const filtered = (...filters: string[][][]) =>
  open({ filters: filters.map((group) => group.map((cells) => ({ id: 'f', cells }))) }).targeting;

describe('SV-01 an opportunity of Dynata', () => {
  it('becomes a survey with its own link', () => {
    expect(open()).toEqual({
      ...{ ref: '13174', country: 'US', language: 'en', devices: ['desktop', 'mobile'], topic: 'cars' },
      ...{ loi_seconds: 600, payout_micros: 770_000n, targeting: { clauses: [] } },
      said: { conversion: 0.8, entrants: null, completes: null, out_seconds: null },
      ...{
        quotas: [],
        quota_rule: 'none_full',
        entry_link: 'https://gateway.test/start?ctx=a7cc&language=en',
      },
      exclusions: { refs: [], groups: ['project:1589419', 'project:5', 'category:550'], days: null },
    });
    expect(open({ locale: { language: 'pt', country: 'BR' } }).language).toBe('pt-BR');
  });

  it.each([0, null, undefined])(
    'OD-01 says nothing of its chances with an incidence of %s',
    (incidence_rate) => {
      expect(open({ incidence_rate }).said).toBeNull();
    },
  );

  it.each([
    ['adult', { min_age: 18, max_age: 99, clauses: [] }],
    ['young', { max_age: 24, clauses: [] }],
    ['not-middle', outsideOf(24, 55)],
    ['thirty', { clauses: [], any_of: [[exactly(30), exactly(40)]] }],
    ['man', { genders: ['male'], clauses: [] }],
    ['no-man', { genders: ['female', 'other'], clauses: [] }],
    ['third', { clauses: [{ question: 'dynata-1', answers: ['dynata-1-3'] }] }],
    ['works', employed('full_time', 'part_time', 'self_employed')],
    [
      'no-job',
      { clauses: [{ question: 'employment', answers: ['full_time', 'dynata-115-99'], negate: true }] },
    ],
    [
      'both',
      {
        clauses: [
          { question: 'employment', answers: ['full_time'] },
          { question: 'employment', answers: ['part_time', 'self_employed'] },
        ],
      },
    ],
    [
      'not-both',
      {
        clauses: [],
        any_of: [
          [
            { clauses: [{ question: 'dynata-9', answers: ['dynata-9-1'], negate: true }] },
            { clauses: [{ question: 'dynata-9', answers: ['dynata-9-2'], negate: true }] },
          ],
        ],
      },
    ],
    ['unmapped', { clauses: [{ question: 'dynata-120', answers: ['dynata-120-45398'] }] }],
    ['amount', { clauses: [{ question: 'dynata-7', answers: ['dynata-7-3-'] }] }],
    ['zip', { clauses: [{ question: 'dynata-8', answers: ['dynata-8-collection'] }] }],
    ['answered', { clauses: [{ question: 'dynata-9', answers: ['dynata-9-answered'] }] }],
    ['shut-out', { clauses: [] }],
  ])('the cell “%s” asks for %j', (tag, targeting) => {
    expect(filtered([[tag]])).toEqual(targeting);
  });

  it('every group has to fit, of a group one object, of an object every cell', () => {
    expect(filtered([['adult', 'man']], [['young']])).toEqual({
      ...{ min_age: 18, max_age: 24, genders: ['male'], clauses: [] },
    });
    expect(filtered([['man'], ['young', 'works']], [['adult']])).toEqual({
      ...{ min_age: 18, max_age: 99, clauses: [] },
      any_of: [
        [
          { genders: ['male'], clauses: [] },
          { max_age: 24, ...employed('full_time', 'part_time', 'self_employed') },
        ],
      ],
    });
    expect(filtered([['man'], []])).toEqual({ clauses: [] });
    expect(filtered([['man'], ['invited']])).toEqual({ genders: ['male'], clauses: [] });
  });

  const quota = (cells: string[], count = 5, status = 'OPEN') => ({ id: 'q', cells, count, status });

  it('of one group of quotas those with places are ours, and one of them has to fit', () => {
    const group = [quota(['man'], 3), quota(['no-man'], 0), quota(['young'], 9, 'PAUSED'), quota([], 7)];
    const survey = open({ quotas: [group] });
    expect(survey.quota_rule).toBe('one_open');
    expect(survey.quotas).toEqual([
      { ref: '1', targeting: { genders: ['male'], clauses: [] }, remaining: 3 },
      { ref: '4', targeting: { clauses: [] }, remaining: 7 },
    ]);
  });

  it('of several groups each is a demand', () => {
    const quotas = [
      [quota(['man']), quota(['no-man'], 0)],
      [quota(['young']), quota(['thirty'])],
      [quota([])],
    ];
    const survey = open({ quotas });
    expect([survey.quotas, survey.quota_rule]).toEqual([[], 'none_full']);
    expect(survey.targeting).toEqual({
      ...{ genders: ['male'], clauses: [] },
      any_of: [
        [
          { max_age: 24, clauses: [] },
          { clauses: [], any_of: [[exactly(30), exactly(40)]] },
        ],
      ],
    });
  });

  it.each([
    ['closed', { status: 'CLOSED' }],
    ['paused', { status: 'PAUSED' }],
    ['closed without the rest', { status: 'CLOSED', locale: null, cells: null }],
    ['full', { quotas: [[quota([])], [quota(['man'], 0), quota([], 3, 'CLOSED')]] }],
  ])('that is %s is closed', (_, changes) => {
    expect(translate({ ...opportunity, ...changes }, rules)).toEqual({ kind: 'closed', ref: '13174' });
  });

  it.each([
    ['a status that is new', { status: 'ARCHIVED' }, /^status: /],
    ['no price', { cost_per_interview: 0 }, /^cost_per_interview: /],
    ['no country', { locale: { language: 'en' } }, /^locale\.country: /],
    ['a cell that has not the form of its kind', { cells: [{ ...cells[0], range: 7 }] }, /^cells\.0/],
    ['a tag that is not there', { filters: [[{ cells: ['gone'] }]] }, /^cells: /],
    ['nobody but invited people', { filters: [[{ cells: ['invited'] }]] }, /^cells: nobody/],
    ['two genders at once', { filters: [[{ cells: ['man', 'no-man'] }]] }, /^cells: nobody/],
    ['an age that is none', { filters: [[{ cells: ['young', 'thirty', 'old'] }]] }, /^cells: nobody/],
    ['an empty group', { filters: [[]] }, /^filters\.0: /],
    ['devices that we do not know', { devices: ['watch'] }, /^devices: /],
    ['a link to somewhere else', { links: { live: 'https://evil.test/start' } }, /^links\.live: /],
    ['a webcam', { requirements: { requires_webcam: true } }, /^requirements: requires_webcam/],
  ])('with %s is unusable, and the reason says why', (_, changes, reason) => {
    expect(translate({ ...opportunity, ...changes }, rules)).toEqual({
      ...{ kind: 'unusable', ref: '13174', reason: expect.stringMatching(reason) },
    });
  });

  it.each([null, 7, {}, { id: 'x', status: 'OPEN' }])('%j has not even a name', (item) => {
    expect(translate(item, rules).kind).toBe('malformed');
  });
});

function exactly(age: number) {
  return { min_age: age, max_age: age, clauses: [] };
}

function outsideOf(below: number, above: number) {
  return {
    clauses: [],
    any_of: [
      [
        { max_age: below, clauses: [] },
        { min_age: above, clauses: [] },
      ],
    ],
  };
}

function employed(...answers: string[]) {
  return { clauses: [{ question: 'employment', answers }] };
}
