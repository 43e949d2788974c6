import { expect, it } from 'vitest';
import type { Visit } from './guard.ts';
import { type Step, stepOf } from './step.ts';

const home: Visit = {
  route: { name: 'main', public: false },
  metadataLoading: false,
  panelEnabled: true,
  loggedIn: true,
  storedSurvey: false,
  cid: false,
  finished: false,
};
const errorRoute = { name: 'error', public: true } as const;
const resultRoute = { name: 'result', public: false } as const;

it.each<[string, Partial<Visit>, boolean, Step]>([
  ['an ordinary visit', {}, false, { show: 'screen', leadTo: null }],
  ['metadata on its way', { metadataLoading: true }, false, { show: 'loading', leadTo: null }],
  ['a failure', {}, true, { show: 'error', leadTo: '/error' }],
  ['a failure already at its address', { route: errorRoute }, true, { show: 'error', leadTo: null }],
  ['RT-07 a survey that came back', { cid: true }, false, { show: 'loading', leadTo: '/result' }],
  [
    'RT-07 a survey that came back to its result',
    { cid: true, route: resultRoute },
    false,
    { show: 'screen', leadTo: null },
  ],
  ['a closed door', { panelEnabled: false }, false, { show: 'loading', leadTo: '/error' }],
  [
    'the end of a single survey',
    { panelEnabled: false, finished: true },
    false,
    { show: 'finished', leadTo: null },
  ],
])('%s', (_, facts, failed, step) => {
  expect(stepOf({ ...home, ...facts }, failed)).toEqual(step);
});
