import { expect, it } from 'vitest';
import { sampleResult } from '#samples/sample-result.ts';
import { completedMessage } from './completed-message.ts';

it('RS-07 carries the survey id, the points and the count of completes, and nothing else', () => {
  const result = sampleResult({ sid: 's1', user_reward: 720, user_completes_count: 4 });
  expect(completedMessage(result)).toEqual({ sid: 's1', user_reward: 720, user_completes_count: 4 });
});

it.each(['partial', 'screen_out', 'disqualified', 'pending'] as const)(
  'RS-07 says nothing of %s',
  (result) => {
    expect(completedMessage(sampleResult({ result }))).toBeNull();
  },
);
