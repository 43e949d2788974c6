import type { Activity } from '@earnwall/contract/entities/activity';
import type { Timeline } from '@earnwall/contract/entities/timeline';
import { ago, ahead, day } from './moments.ts';

function survey(id: string, changes: Partial<Activity>): Activity {
  return {
    ...{ id, name: `Survey ${id}`, result: 'complete', reward: 640, time: ago(30), click_time: 12 },
    ...{ task_name: null, status: null, reason: null, topic: null, has_timeline: true },
    ...changes,
  };
}

function offer(id: string, changes: Partial<Activity>): Activity {
  return survey(id, { result: null, click_time: null, has_timeline: false, ...changes });
}

export const pastSurveys: readonly Activity[] = [
  survey('8412', { result: 'started', reward: 0, time: ago(8), click_time: null, topic: 'travel' }),
  survey('8367', { time: ago(95), topic: 'food' }),
  survey('8340', { result: 'screen out', reward: 0, time: ago(140), click_time: 3, reason: 'screen_out' }),
  survey('8102', { result: 'screen out', reward: 15, time: ago(day + 40), reason: 'quota_full' }),
  survey('bonus', {
    name: 'Special bonus',
    result: 'reward',
    reward: 750,
    time: ago(day + 90),
    has_timeline: false,
  }),
  survey('8077', { reward: 1250, time: ago(2 * day), click_time: 19, topic: 'technology' }),
];

export const pastOffers: readonly Activity[] = [
  offer('a', { name: 'Dragon Isles', task_name: 'Install and open', status: 2, reward: 150, time: ago(200) }),
  offer('b', { name: 'Word Garden', status: 1, reward: 0, time: ago(day) }),
  offer('c', {
    name: 'Solitaire Club',
    task_name: 'Reach level 10',
    status: 2,
    reward: 90,
    time: ago(3 * day),
  }),
  offer('d', {
    name: 'Solitaire Club',
    task_name: 'Install and open',
    status: 2,
    reward: 10,
    time: ago(4 * day),
  }),
  offer('e', {
    name: 'Pixel Farm',
    task_name: 'Install and open',
    status: 2,
    reward: 30,
    time: ago(9 * day),
  }),
];

export const timeline: Timeline = {
  ...{
    id: '8340',
    name: 'Survey 8340',
    result: 'screen out',
    reason: 'screen_out',
    reward: 0,
    full_reward: 640,
  },
  ...{ survey_hash: 'survey-8340', test_mode: false, waits_until: null },
  events: [
    { kind: 'opened', at: ago(146) },
    { kind: 'started', at: ago(145) },
    { kind: 'returned', at: ago(141), code: '30' },
    {
      ...{ kind: 'reported', at: ago(140), outcome: 'screen_out', code: '30', effect: 'ended' },
      ...{ amount: 0, reason: null },
    },
  ],
};

/** Its deadline is over, though nothing has ended it yet. */
export const overdueTimeline = (): Timeline => ({ ...waitingTimeline, waits_until: null });

export const waitingTimeline: Timeline = {
  ...timeline,
  ...{ id: '8412', name: 'Survey 8412', result: 'started', reason: null, waits_until: ahead(day) },
  events: timeline.events.slice(0, 2),
};
