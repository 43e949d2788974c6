import type { AnswerOf } from '@earnwall/contract/call-types';

type Report = AnswerOf<'experiments/get-experiments'>;

const fine = [
  { name: 'screen_outs', state: 'fine', rates: [0.58, 0.61] },
  { name: 'reversals', state: 'fine', rates: [0.021, 0.024] },
  { name: 'tickets', state: 'fine', rates: [0.003, 0.003] },
  { name: 'sample_ratio', state: 'fine', rates: [0.9498, 0.0502] },
] as const;

const ranking = {
  name: 'ranking',
  since: '2026-02-02T09:00:00.000Z',
  decision: 'better',
  lift: { lift: 0.071, low: 0.022, high: 0.123 },
  arms: [
    { name: 'value', people: 114_218 },
    { name: 'holdout', people: 6_034 },
  ],
  guards: fine.map(({ rates, ...guard }) => ({ ...guard, rates: [rates[0], rates[1]] })),
} satisfies Report['experiments'][number];

export const oddsReport: Report = {
  measured_at: '2026-03-10T12:00:00.000Z',
  calibration: {
    since: '2025-12-10',
    steps: [
      { said: 5, starts: 34, finished: null },
      { said: 20, starts: 4_120, finished: 19 },
      { said: 40, starts: 9_873, finished: 41 },
      { said: 60, starts: 12_406, finished: 58 },
      { said: 80, starts: 3_011, finished: 81 },
    ],
  },
  experiments: [ranking],
};

export const noReportYet: Report = {
  measured_at: null,
  calibration: { since: null, steps: [] },
  experiments: [
    {
      ...{ ...ranking, since: null, decision: 'running', lift: null },
      arms: ranking.arms.map(({ name }) => ({ name, people: 0 })),
      guards: ranking.guards.map(({ name }) => ({ name, state: 'unknown', rates: null })),
    },
  ],
};

export const alarm: Report = {
  ...oddsReport,
  experiments: [
    {
      ...{ ...ranking, decision: 'guard_tripped' },
      guards: ranking.guards.map((guard) =>
        guard.name === 'screen_outs' ? { ...guard, state: 'tripped', rates: [0.66, 0.61] } : guard,
      ),
    },
  ],
};
