import { expect, it } from 'vitest';
import { activityStatus } from './activity-status.ts';

it.each([
  ['init', 'activity_clicked', 'info'],
  ['started', 'activity_clicked', 'info'],
  ['complete', 'activity_completed', 'brand'],
  ['screen out', 'activity_screen_out', 'danger'],
  ['paid', 'activity_paid', 'reward'],
  ['reward', 'activity_reward', 'reward'],
] as const)('AH-03 the result %s is %s in %s', (result, label, tone) => {
  expect(activityStatus({ result, status: null })).toMatchObject({ label, tone });
});

it.each([
  [1, 'activity_started', 'info'],
  [2, 'activity_completed', 'brand'],
] as const)('AH-04 an offer with status %i is %s in %s', (status, label, tone) => {
  expect(activityStatus({ result: null, status })).toMatchObject({ label, tone });
});

it('has a status for an offer that tells none', () => {
  expect(activityStatus({ result: null, status: null }).label).toBe('activity_clicked');
});

it('speaks of no reward while the end is open', () => {
  const open = (['init', 'started', 'complete', 'screen out'] as const).map(
    (result) => activityStatus({ result, status: null }).open ?? false,
  );
  expect(open).toEqual([true, true, false, false]);
});
