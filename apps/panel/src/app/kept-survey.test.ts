import { describe, expect, it } from 'vitest';
import { type Credentials, noCredentials } from '#session/start-up-values.ts';
import { keptSurvey } from './kept-survey.ts';

const of = (values: Partial<Credentials>): Credentials => ({ ...noCredentials, ...values });
const alice = of({ uuid: 'alice', app: 'demo' });
const survey = { hash: 'h1', rd_sy_nr: '7' };

describe('a reload in the middle of a survey', () => {
  it('takes it up again for the same person in the same app', () => {
    expect(keptSurvey({ credentials: alice, survey }, alice)).toEqual(survey);
    const link = of({ uh: 'hash' });
    expect(keptSurvey({ credentials: link, survey }, { ...link, app: 'demo' })).toEqual(survey);
  });

  it.each<[string, unknown]>([
    ['another person', { credentials: of({ uuid: 'bob', app: 'demo' }), survey }],
    ['another app', { credentials: of({ uuid: 'alice', app: 'other' }), survey }],
    ['no survey', { credentials: alice, survey: null }],
    ['something of another script', { survey: 'h1' }],
    ['no state', null],
  ])('finds nothing after %s', (_, state) => {
    expect(keptSurvey(state, alice)).toBeNull();
  });
});
