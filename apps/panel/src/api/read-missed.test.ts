import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { isToBeRead, readMissed } from './read-missed.ts';

const now = 100_000;

it.each([
  ['read a minute ago', { fetchStatus: 'idle', dataUpdatedAt: 40_000 }, 50_000, true],
  ['never read', { fetchStatus: 'idle', dataUpdatedAt: 0 }, 50_000, true],
  ['read just now', { fetchStatus: 'idle', dataUpdatedAt: 96_000 }, 50_000, false],
  ['read during the cut, but a while ago', { fetchStatus: 'idle', dataUpdatedAt: 60_000 }, 50_000, true],
  ['read just now, but before a short cut', { fetchStatus: 'idle', dataUpdatedAt: 96_000 }, 97_000, true],
  ['being read', { fetchStatus: 'fetching', dataUpdatedAt: 0 }, 50_000, false],
])('PL-01 what was %s is read after a cut', (_, state, since, expected) => {
  expect(isToBeRead(state, since, now)).toBe(expected);
});

it('PL-01 a list is read once after a cut, however many parts of the page ask for it', async () => {
  const queries = new QueryClient();
  const cutAt = Date.now() - 20_000;
  const read = vi.fn(async () => 'list');
  queries.setQueryData(['offers', 'all'], 'old', { updatedAt: Date.now() - 30_000 });
  const stop = new QueryObserver(queries, {
    queryKey: ['offers', 'all'],
    queryFn: read,
    staleTime: 60_000,
  }).subscribe(() => undefined);
  for (let part = 0; part < 3; part += 1) readMissed(queries, cutAt, ['surveys'], ['offers']);
  await expect.poll(() => queries.getQueryData(['offers', 'all'])).toBe('list');
  readMissed(queries, cutAt, ['offers']);
  expect(read).toHaveBeenCalledTimes(1);
  stop();
});
