import { expect, it } from 'vitest';
import { why } from './why.ts';

it.each([
  [{ result: 'complete', reason: null, reward: 720 }, 'why_complete'],
  [{ result: 'init', reason: null, reward: 0 }, 'why_init'],
  [{ result: 'started', reason: null, reward: 0 }, 'why_started'],
  [{ result: 'complete', reason: 'partial', reward: 200 }, 'why_partial'],
  [{ result: 'screen out', reason: 'partial', reward: 0 }, 'why_partial_unpaid'],
  [{ result: 'screen out', reason: 'screen_out', reward: 0 }, 'why_screen_out'],
  [{ result: 'screen out', reason: 'screen_out', reward: 20 }, 'why_screen_out_paid'],
  [{ result: 'screen out', reason: 'quota_full', reward: 0 }, 'why_quota_full'],
  [{ result: 'screen out', reason: 'closed', reward: 0 }, 'why_closed'],
  [{ result: 'screen out', reason: 'closed', reward: 60 }, 'why_closed_paid'],
  [{ result: 'screen out', reason: 'reversed', reward: 0 }, 'why_reversed'],
  [{ result: 'screen out', reason: 'timeout', reward: 0 }, 'why_timeout'],
  [{ result: 'screen out', reason: 'unreported', reward: 0 }, 'why_unreported'],
] as const)('%o is explained by %s', (attempt, key) => {
  expect(why(attempt)).toBe(key);
});

it('AH-04 an attempt whose time is over does not say that its report is on its way', () => {
  const attempt = { result: 'started', reason: null, reward: 0 } as const;
  expect(why({ ...attempt, waits_until: '2099-03-10T12:00:00.000Z' })).toBe('why_started');
  expect(why({ ...attempt, waits_until: null })).toBe('why_unreported');
});
