import { describe, expect, it } from 'vitest';
import { type Circumstances, checksOf } from './checks.ts';
import { mergeSteps, missingChecks, type SeenStep, type SeenSteps, stepsOfClick } from './steps.ts';

const at = '2026-03-10T12:00:00.000Z';
const step = (passed: boolean, detail: SeenStep['detail'] = {}): SeenStep => ({ at, passed, detail });
const around: Circumstances = { keyEnd: '4f9c', postbackKeyEnd: 'a1b2', test_mode: true, endpoint: 'on' };

const visit = step(true, { origin: 'https://game.example', login: 'hash', user: 'test-1' });
const start = step(true, { survey: 'S-1', reward: '700 Coins' });
const complete = step(true, { survey: 'S-1', reward: '700 Coins', outcome: 'complete' });
const postback = step(true, { status: 204, failure: null, ms: 12 });
const forged = step(true, { answered: '401 in 3 ms' });

const states = (steps: SeenSteps, more: Partial<Circumstances> = {}) =>
  checksOf(steps, { ...around, ...more }).map(({ state }) => state);
const check = (name: string, steps: SeenSteps, more: Partial<Circumstances> = {}) =>
  checksOf(steps, { ...around, ...more }).find((one) => one.name === name);

describe('the self-check', () => {
  it.each<[string, SeenSteps, string[]]>([
    ['waits for a visit', {}, ['waiting', 'not_yet', 'not_yet', 'not_yet', 'not_yet']],
    ['then for a start', { visit }, ['passed', 'waiting', 'not_yet', 'not_yet', 'not_yet']],
    ['may see a start first', { start }, ['waiting', 'passed', 'not_yet', 'not_yet', 'not_yet']],
    ['is green', { visit, start, complete, postback, forged }, Array(5).fill('passed')],
  ])('%s', (_, steps, expected) => expect(states(steps)).toEqual(expected));

  it('says what came', () => {
    expect(check('visit', { visit })?.what).toBe('Origin https://game.example, hash right, user test-1.');
    expect(check('start', { start })?.what).toBe('Survey S-1, 700 Coins.');
    expect(check('postback', { postback })?.what).toBe('Your server answered 204 in 12 ms.');
  });

  it.each<[string, SeenSteps, Partial<Circumstances>, RegExp, RegExp]>([
    [
      'visit',
      { refused: step(false, { problem: 'origin', origin: 'https://www.game.example', login: 'hash' }) },
      {},
      /www\.game\.example/,
      /Add this origin/,
    ],
    ['complete', { complete: step(false, { outcome: 'screen_out' }) }, {}, /ended as screen out/, /Finish/],
    ['postback', { complete }, { endpoint: 'none' }, /no postback URL/, /Set it/],
    ['postback', { complete }, { endpoint: 'paused' }, /paused/, /switch postbacks on/],
    ['postback', { postback: step(false, { status: 401 }) }, {}, /answered 401/, /ends in a1b2/],
    ['postback', { postback: step(false, { status: 404 }) }, {}, /404/, /path/],
    ['postback', { postback: step(false, { status: 302 }) }, {}, /302/, /not followed/],
    ['postback', { postback: step(false, { status: 500 }) }, {}, /500/, /log/],
    [
      'postback',
      { postback: step(false, { status: null, failure: 'connection refused' }) },
      {},
      /connection refused/,
      /reachable/,
    ],
    [
      'forged',
      { forged: step(false, { answered: '204 in 2 ms', cure: 'Verify it.' }) },
      {},
      /204/,
      /Verify it/,
    ],
  ])('%s failed: %o', (name, steps, more, what, fix) => {
    const found = check(name, steps, more);
    expect(found).toMatchObject({ state: 'failed', what: expect.stringMatching(what) });
    expect(found?.fix).toMatch(fix);
  });

  it('asks nobody to take surveys of a live app', () => {
    expect(check('start', {}, { test_mode: false })?.what).toMatch(/switch it to Test/);
  });
});

describe('what a click says', () => {
  const click = { survey: 'S-1', reward: '700 Coins', state: 'opened', started_at: null, ended_at: null };
  const now = new Date(at);
  const last = { at, status: 200, failure: null, ms: 3 };

  it('nothing until it has started', () => expect(stepsOfClick(click, null)).toEqual({}));

  it('how it ended, and what became of its postback', () => {
    const ended = { ...click, state: 'complete', started_at: now, ended_at: now };
    expect(Object.keys(stepsOfClick(ended, null))).toEqual(['start', 'complete']);
    const sent = stepsOfClick(ended, { state: 'delivered', last, at: now });
    expect(sent.postback).toMatchObject({ passed: true, detail: { status: 200 } });
    expect(stepsOfClick(ended, { state: 'waiting', last: null, at: now }).postback).toBeUndefined();
    expect(stepsOfClick(ended, { state: 'unsent', last: null, at: now }).postback?.passed).toBe(false);
  });

  it('a refused qualification is no end of a survey', () => {
    expect(stepsOfClick({ ...click, state: 'screen_out', ended_at: now }, null)).toEqual({});
  });
});

it('a later failure takes nothing back, a later success counts', () => {
  const later = (passed: boolean): SeenStep => ({ ...step(passed), at: '2026-03-10T13:00:00.000Z' });
  expect(mergeSteps({ visit }, { visit: later(false) })).toEqual({});
  expect(mergeSteps({ visit: step(false) }, { visit: later(true) })).toEqual({ visit: later(true) });
  expect(mergeSteps({ visit: step(false) }, { visit: later(false) })).toEqual({ visit: later(false) });
  expect(mergeSteps({ visit }, { visit })).toEqual({});
  expect(missingChecks({ visit, forged })).toEqual(['start', 'complete', 'postback']);
});
