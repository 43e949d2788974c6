import { describe, expect, it } from 'vitest';
import { type Credentials, noCredentials } from '#session/start-up-values.ts';
import { keptWork } from './kept-work.ts';
import type { Recalled } from './tab-logins.ts';

const of = (values: Partial<Credentials>): Credentials => ({ ...noCredentials, ...values });
const alice = of({ uuid: 'alice', app: 'demo' });
const survey = { hash: 'h1', rd_sy_nr: '7' };
const openClicks = [{ cid: 'c1', survey: 'h0' }];

const state = { survey, underway: openClicks };
const work = { survey, openClicks };
const madeBy = (credentials: Credentials) => ({ credentials, refused: null });

describe('a reload in the middle of the work', () => {
  it('takes it up again for the same person in the same app', () => {
    expect(keptWork(state, madeBy(alice), alice)).toEqual(work);
    const link = of({ uh: 'hash' });
    expect(keptWork(state, madeBy(link), { ...link, app: 'demo' })).toEqual(work);
    expect(keptWork(state, madeBy(noCredentials), noCredentials)).toEqual(work);
  });

  it.each<[string, unknown, Recalled]>([
    ['another person', state, madeBy(of({ uuid: 'bob', app: 'demo' }))],
    ['another app', state, madeBy(of({ uuid: 'alice', app: 'other' }))],
    ['nobody', state, madeBy(noCredentials)],
    ['the end of the session', state, { credentials: alice, refused: { code: 10, supplied: noCredentials } }],
    ['no work', { survey: null, underway: [] }, madeBy(alice)],
    ['something of another script', { survey: 'h1', underway: [7, { cid: 7 }] }, madeBy(alice)],
    ['no state', null, madeBy(alice)],
  ])('finds nothing after %s', (_, kept, recalled) => {
    expect(keptWork(kept, recalled, alice)).toEqual({ survey: null, openClicks: [] });
  });
});
