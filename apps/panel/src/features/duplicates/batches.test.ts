import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBatches } from './batches.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Notes what was worked on, and when; each batch takes `workMs`. */
function watched({ size = 2, pauseMs = 1000, workMs = 0 }) {
  const worked: [at: number, items: readonly string[]][] = [];
  const batches = createBatches<string>({
    size,
    pauseMs,
    wait,
    work: async (items) => {
      worked.push([Date.now(), items]);
      await wait(workMs);
    },
  });
  return { batches, worked };
}

it('AP-03 goes through all, a few at a time, with a pause after each few', async () => {
  const { batches, worked } = watched({ workMs: 300 });
  batches.add(['a', 'b', 'c', 'd', 'e']);
  await vi.runAllTimersAsync();
  expect(worked).toEqual([
    [0, ['a', 'b']],
    [1300, ['c', 'd']],
    [2600, ['e']],
  ]);
});

it('AP-03 what is added later joins the queue, and keeps the pause', async () => {
  const { batches, worked } = watched({});
  batches.add(['a']);
  await vi.advanceTimersByTimeAsync(400);
  batches.add(['b']);
  await vi.advanceTimersByTimeAsync(5000);
  batches.add(['c']);
  await vi.runAllTimersAsync();
  expect(worked).toEqual([
    [0, ['a']],
    [1000, ['b']],
    [5400, ['c']],
  ]);
});

it('AP-03 stops where it is', async () => {
  const { batches, worked } = watched({});
  batches.add(['a', 'b', 'c']);
  batches.stop();
  await vi.runAllTimersAsync();
  expect(worked).toEqual([[0, ['a', 'b']]]);
});
