import { expect, it } from 'vitest';
import { withoutRepeats } from './exchange-runs.ts';
import type { Exchange } from './exchanges.ts';

const poll = (at: string, given: Partial<Exchange> = {}): Exchange => ({
  ...{ at, direction: 'got', method: 'GET', url: '/outcomes', body: '', status: 200, answer: '[]' },
  ...given,
});

it('shows polls that ask the same and are answered the same once, as of the newest', () => {
  const link = poll('10:00:30', { url: '/links/1' });
  const last = poll('10:01:00', { answer: '[1]' });
  expect(withoutRepeats([poll('10:00:00'), poll('10:00:15'), link, poll('10:00:45'), last])).toEqual([
    { ...poll('10:00:15'), times: 2 },
    { ...link, times: 1 },
    { ...poll('10:00:45'), times: 1 },
    { ...last, times: 1 },
  ]);
});
