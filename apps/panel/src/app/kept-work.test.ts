import { describe, expect, it } from 'vitest';
import { type Credentials, noCredentials } from '#session/start-up-values.ts';
import { keptWork } from './kept-work.ts';

const of = (values: Partial<Credentials>): Credentials => ({ ...noCredentials, ...values });
const alice = of({ uuid: 'alice', app: 'demo' });
const survey = { hash: 'h1', rd_sy_nr: '7' };
const underway = [{ cid: 'c1', survey: 'h0' }];

describe('a reload in the middle of the work', () => {
  it('takes it up again for the same person in the same app', () => {
    expect(keptWork({ credentials: alice, survey, underway }, alice)).toEqual({ survey, underway });
    const link = of({ uh: 'hash' });
    const later = { ...link, app: 'demo' };
    expect(keptWork({ credentials: link, survey, underway }, later)).toEqual({ survey, underway });
  });

  it.each<[string, unknown]>([
    ['another person', { credentials: of({ uuid: 'bob', app: 'demo' }), survey, underway }],
    ['another app', { credentials: of({ uuid: 'alice', app: 'other' }), survey, underway }],
    ['no work', { credentials: alice, survey: null, underway: [] }],
    ['something of another script', { credentials: alice, survey: 'h1', underway: [7, { cid: 7 }] }],
    ['a state without a person', { survey, underway }],
    ['no state', null],
  ])('finds nothing after %s', (_, state) => {
    expect(keptWork(state, alice)).toEqual({ survey: null, underway: [] });
  });
});
