import { describe, expect, it } from 'vitest';
import { explainVisit, type VisitFacts, type VisitProblem, visitProblem } from './visit.ts';

const right: VisitFacts = {
  framed: true,
  origin: 'https://game.example',
  allowedOrigins: ['https://game.example'],
  login: 'hash',
  refusal: null,
};

describe('a visit', () => {
  it.each<[string, Partial<VisitFacts>, VisitProblem | null]>([
    ['in a frame of an allowed page', {}, null],
    ['in a frame of another page', { origin: 'https://www.game.example' }, 'origin'],
    ['in a frame of the same host at another port', { origin: 'https://game.example:8443' }, 'origin'],
    ['in a frame of a page that hides its address', { origin: null }, null],
    ['as a page of its own, from anywhere', { framed: false, origin: 'https://mail.example' }, null],
    ['with a session token', { login: 'token' }, null],
    ['without a user', { login: 'none' }, 'no-user'],
    ['with a wrong hash', { refusal: 12 }, 12],
    [
      'with a wrong hash from another page: one fault at a time',
      { refusal: 12, origin: 'https://x.example' },
      12,
    ],
    ['of an unknown source', { refusal: 9 }, 9],
  ])('%s', (_, change, problem) => {
    expect(visitProblem({ ...right, ...change })).toBe(problem);
  });
});

describe('what to change', () => {
  const about = { origin: 'https://www.game.example', login: 'hash', keyEnd: '4f9c' } as const;

  it.each<[VisitProblem, object, RegExp, RegExp]>([
    ['origin', {}, /https:\/\/www\.game\.example/, /Add this origin/],
    ['no-user', {}, /no user/, /`uuid`/],
    [12, {}, /does not fit/, /ends in 4f9c/],
    [12, { login: 'unsigned' }, /no security hash/, /`shash`/],
    [12, { login: 'token' }, /token has ended/, /new token/],
    [9, {}, /source in `s`/, /Settings/],
    [10, {}, /is off/, /Open the app/],
    [11, {}, /code 11/, /snippet/],
  ])('%s %o', (problem, change, what, fix) => {
    const explained = explainVisit(problem, { ...about, ...change });
    expect(explained.what).toMatch(what);
    expect(explained.fix).toMatch(fix);
  });
});
