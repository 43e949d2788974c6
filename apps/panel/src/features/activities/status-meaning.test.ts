import type { Activity } from '@earnwall/contract/entities/activity';
import en from '@earnwall/i18n/languages/en/panel.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { statusMeaning } from './status-meaning.ts';

type Standing = Parameters<typeof statusMeaning>[0];
const survey = (result: Activity['result'], reward = 0, reason: Activity['reason'] = null): Standing => ({
  ...{ result, reward, reason, status: null },
});
const offer = (status: 1 | 2, reward: number): Standing => ({ result: null, reason: null, status, reward });
const said = (standing: Standing, showsReward = true) => {
  const key = statusMeaning(standing, showsReward);
  return key && en[key];
};

it.each<[string, Standing, string | null]>([
  ['opened', survey('init'), 'You opened it and did not start.'],
  ['started', survey('started'), 'You started it. Its result isn’t in yet.'],
  ['completed', survey('complete', 720), 'Your reward is in your balance.'],
  ['completed for nothing', survey('complete'), 'You finished it. Thank you!'],
  ['partly completed', survey('complete', 200, 'partial'), 'The part you finished was paid.'],
  ['a screen-out', survey('screen out', 0, 'screen_out'), 'It wasn’t a fit. Nothing was taken from you.'],
  [
    'a paid screen-out',
    survey('screen out', 20, 'screen_out'),
    'It wasn’t a fit. You were paid for your time.',
  ],
  ['a full survey', survey('screen out', 0, 'quota_full'), 'It didn’t count. Nothing was taken from you.'],
  [
    'a full survey that paid',
    survey('screen out', 15, 'quota_full'),
    'It didn’t count, but you were paid for your time.',
  ],
  ['a reversal', survey('screen out', 0, 'reversed'), 'It was paid first and taken back later.'],
  ['a credit', survey('paid', 30), 'It was added to your balance.'],
  ['a credit that took something', survey('paid', -30), null],
  ['a begun offer', offer(1, 0), 'It pays as you finish its tasks.'],
  ['a paid task', offer(2, 150), 'Your reward is in your balance.'],
])('AH-03 the status of %s has a plain line', (_, standing, line) => {
  expect(said(standing)).toBe(line);
});

it('AH-03 says nothing of money where the app shows none', () => {
  expect(said(survey('complete', 720), false)).toBe('You finished it. Thank you!');
  expect(said(survey('paid', 30), false)).toBeNull();
});
