import type { Result } from '@earnwall/contract/entities/result';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { fails, type Preview, waits } from '#screens/design-preview/preview.ts';
import { chosenResult } from '#screens/design-preview/samples/results.ts';
import { fairPay, surveys } from '#screens/design-preview/samples/surveys.ts';

const path = '/result?cid=sample-cid';

const ended = (
  name: string,
  title: string,
  changes: Partial<Result>,
  more: Partial<Preview> = {},
): Preview => ({
  ...{ name: `result-${name}`, title, path },
  answers: { 'results/get-results': () => chosenResult(changes), ...more.answers },
  ...withoutAnswers(more),
});

const withoutAnswers = ({ answers: _, ...more }: Partial<Preview>) => more;

const withSettings = (changes: Partial<Result['settings']>): Partial<Result> => ({
  settings: { ...sampleMetadata().settings, ...changes },
});
const partial: Partial<Result> = { result: 'partial', reason: 'partial', user_reward: 180 };
/** With the 720 of the sample's reward. */
const earned = { earned_today: 1960, earned_thirtydays: 18_640 };
const unpaid = { user_reward: 0, compensated: false } as const;

const away: Partial<Result> = { result: 'screen_out', reason: 'screen_out', odds: 60, spent_minutes: 6 };

/** Why a survey was ended and paid nothing; partial and screen_out have words of their own. */
const reasons = [
  'quota_full',
  'closed',
  'duplicate',
  'quality',
  'security',
  'timeout',
  'unreported',
  'error',
  'reversed',
] as const;

/** How a survey ended (RS-04). */
export const resultPreviews: readonly Preview[] = [
  { name: 'result-loading', title: 'The result loads', path, answers: { 'results/get-results': waits } },
  ended('complete', 'Completed', {}, { metadata: earned }),
  ended('complete-new', 'Completed: new results UI', withSettings({ new_results_ui: true }), {
    metadata: earned,
  }),
  ended('complete-rated', 'Completed: rated before', { rating: 3.5 }),
  ended('complete-unpaid', 'Completed: rewards are not shown', { ...unpaid, show_rewards: false }),
  ended(
    'next-loading',
    'Completed: the next surveys load',
    {},
    { answers: { 'surveys/get-surveys': waits } },
  ),
  ended(
    'next-empty',
    'Completed: no other surveys',
    {},
    { answers: { 'surveys/get-surveys': () => ({ result: 'success', surveys: [] }) } },
  ),
  ended(
    'next-failed',
    'Completed: the next surveys did not load',
    {},
    { answers: { 'surveys/get-surveys': fails() } },
  ),
  ended('onboarding', 'The profile is complete', {
    ...{ onboarding: true, rateable: false, user_reward: 600, full_reward: 600, survey_hash: 'survey-1' },
  }),
  ended('partial', 'Partly completed', partial),
  ended('partial-message', 'Partly completed: the app’s own message', {
    ...partial,
    ...withSettings({ partial_message: true }),
  }),
  ended('screen-out', 'Screened out', { ...unpaid, result: 'screen_out', reason: 'screen_out' }),
  ended('screen-out-paid', 'Screened out: with a thank-you', {
    ...away,
    ...{ odds: null, user_reward: 15, compensated: true },
  }),
  ended(
    'screen-out-time',
    'Screened out: minutes are paid',
    { ...away, user_reward: 60, compensated: true, time_pay: { minutes: 5, rate_micros: 12_000_000 } },
    {
      metadata: { fair_pay: fairPay },
      answers: { 'surveys/get-surveys': () => ({ result: 'success', surveys: surveys.slice(1) }) },
    },
  ),
  ended('screen-out-capped', 'Screened out: more minutes than are paid', {
    ...{ ...away, user_reward: 60, compensated: true, spent_minutes: 9 },
    time_pay: { minutes: 8, rate_micros: 12_000_000 },
  }),
  ...reasons.map((reason) =>
    ended(reason.replaceAll('_', '-'), `Not paid: ${reason.replaceAll('_', ' ')}`, {
      ...unpaid,
      result: 'disqualified',
      reason,
    }),
  ),
  ended('disqualified', 'Not counted', { ...unpaid, result: 'disqualified' }),
  ended('pending', 'The report is awaited', { ...unpaid, result: 'pending' }),
  {
    name: 'result-unreachable',
    title: 'The result did not load',
    path,
    answers: { 'results/get-results': fails() },
  },
  ended('gone', 'Seen before, in an embedded panel', { used: true, rateable: false }, { mode: 'script' }),
];
