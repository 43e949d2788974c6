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
  [{ result: 'screen out', reason: 'reversed', reward: 0 }, 'why_reversed'],
  [{ result: 'screen out', reason: 'timeout', reward: 0 }, 'why_timeout'],
  [{ result: 'screen out', reason: 'unreported', reward: 0 }, 'why_unreported'],
] as const)('%o is explained by %s', (attempt, key) => {
  expect(why(attempt)).toBe(key);
});
