import { expect, it } from 'vitest';
import type { Visit } from './guard.ts';
import { type Obstacle, type Step, stepOf } from './step.ts';

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

it.each<[string, Partial<Visit>, Obstacle, Step]>([
  ['an ordinary visit', {}, null, { show: 'screen', leadTo: null }],
  ['metadata on its way', { metadataLoading: true }, null, { show: 'loading', leadTo: null }],
  ['a failure', {}, 'failure', { show: 'error', leadTo: '/error' }],
  ['a failure already at its address', { route: errorRoute }, 'failure', { show: 'error', leadTo: null }],
  ['a server without room for now', {}, 'wait', { show: 'error', leadTo: null }],
  ['RT-07 a survey that came back', { cid: true }, null, { show: 'loading', leadTo: '/result' }],
  [
    'RT-07 a survey that came back to its result',
    { cid: true, route: resultRoute },
    null,
    { show: 'screen', leadTo: null },
  ],
  ['a disabled panel', { panelEnabled: false }, null, { show: 'loading', leadTo: '/error' }],
  [
    'the end of a single survey',
    { panelEnabled: false, finished: true },
    null,
    { show: 'finished', leadTo: null },
  ],
])('%s', (_, facts, obstacle, step) => {
  expect(stepOf({ ...home, ...facts }, obstacle)).toEqual(step);
});
