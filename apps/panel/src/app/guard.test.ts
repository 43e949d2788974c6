import { describe, expect, it } from 'vitest';
import { guard, type Verdict, type Visit } from './guard.ts';
import type { RouteName } from './route.ts';
import { routes } from './routes.ts';

const names = routes.map((route) => route.name);
const publicNames: RouteName[] = ['error', 'policy', 'questions', 'qualify', 'privacy-policy', 'odds'];

function visit(name: RouteName, facts: Partial<Visit> = {}): Visit {
  return {
    route: { name, public: publicNames.includes(name) },
    metadataLoading: false,
    panelEnabled: true,
    loggedIn: false,
    storedSurvey: false,
    cid: false,
    finished: false,
    ...facts,
  };
}

const verdicts = (candidates: readonly RouteName[], facts: Partial<Visit>) =>
  Object.fromEntries(candidates.map((name) => [name, guard(visit(name, facts))]));

const all = (candidates: readonly RouteName[], verdict: Verdict) =>
  Object.fromEntries(candidates.map((name) => [name, verdict]));

const without = (...left: RouteName[]) => names.filter((name) => !left.includes(name));

describe('guard', () => {
  it('RT-03 waits while metadata loads, except for design-preview', () => {
    const waiting = without('design-preview');
    expect(verdicts(names, { metadataLoading: true })).toEqual({
      ...all(waiting, 'wait'),
      'design-preview': 'pass',
    });
  });

  it('RT-04 lets public routes pass without login, with the panel enabled or not', () => {
    for (const panelEnabled of [true, false]) {
      expect(verdicts(publicNames, { panelEnabled })).toEqual(all(publicNames, 'pass'));
    }
  });

  it('RT-04 knows exactly the public routes', () => {
    expect(routes.filter((route) => route.public).map((route) => route.name)).toEqual(publicNames);
  });

  it('RT-05 without a panel passes surveys by link and support, whoever asks', () => {
    const open: RouteName[] = ['survey', 'single-survey', 'support', 'support-create-ticket'];
    for (const loggedIn of [true, false]) {
      expect(verdicts(open, { panelEnabled: false, loggedIn })).toEqual(all(open, 'pass'));
    }
  });

  it('RT-05 without a panel leads all else to the stored survey, or to the error', () => {
    const others = without(
      'survey',
      'single-survey',
      'support',
      'support-create-ticket',
      'design-preview',
      ...publicNames,
    );
    const disabled = { panelEnabled: false, loggedIn: true };
    expect(verdicts(others, { ...disabled, storedSurvey: true })).toEqual(all(others, '/questions'));
    expect(verdicts(others, disabled)).toEqual(all(others, '/error'));
  });

  it('RT-05 says that all is finished once the one survey was closed (decision 0001)', () => {
    expect(guard(visit('main', { panelEnabled: false, finished: true }))).toBe('finished');
    expect(guard(visit('main', { panelEnabled: false, finished: true, storedSurvey: true }))).toBe(
      '/questions',
    );
  });

  it('RT-06 without login passes main, surveys and survey; all but error and design-preview go to the error', () => {
    const open: RouteName[] = ['main', 'surveys', 'survey'];
    const closed = without(...open, 'design-preview', ...publicNames);
    expect(verdicts(open, {})).toEqual(all(open, 'pass'));
    expect(verdicts(closed, {})).toEqual(all(closed, '/error'));
    expect(verdicts(['error', 'design-preview'], {})).toEqual(all(['error', 'design-preview'], 'pass'));
  });

  it('RT-06 passes everything for a user who is logged in', () => {
    expect(verdicts(names, { loggedIn: true })).toEqual(all(names, 'pass'));
  });

  it('passes a result with its click id even without login or panel (decision 0004)', () => {
    for (const panelEnabled of [true, false]) {
      expect(guard(visit('result', { panelEnabled, cid: true }))).toBe('pass');
      expect(guard(visit('result', { panelEnabled }))).toBe('/error');
    }
  });
});
