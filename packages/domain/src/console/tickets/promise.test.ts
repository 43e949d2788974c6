import { expect, it } from 'vitest';
import { promiseOf } from './promise.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  [0, '24 h left', 'calm', 1],
  [-5, '24 h left', 'calm', 1],
  [2 * 60 + 26, '21 h 34 left', 'calm', 0.9],
  [12 * 60, '12 h left', 'soon', 0.5],
  [15 * 60 + 57, '8 h 03 left', 'soon', 0.34],
  [18 * 60, '6 h left', 'urgent', 0.25],
  [19 * 60 + 10, '4 h 50 left', 'urgent', 0.2],
  [23 * 60 + 10, '50 min left', 'urgent', 0.03],
  [24 * 60, '0 min left', 'urgent', 0],
  [24 * 60 + 0.5, '1 min late', 'late', 0],
  [24 * 60 + 59, '59 min late', 'late', 0],
  [27 * 60 + 40, '3 h late', 'late', 0],
  [72 * 60, '2 days late', 'late', 0],
])('CO-02 after %d minutes: %s, %s', (minutes, text, urgency, share) => {
  const promised = promiseOf({ state: 'open', waiting_since: ago(minutes) }, now);
  expect(promised).toMatchObject({ text, urgency });
  expect(promised?.share).toBeCloseTo(share, 1);
});

it('CO-02 the clock of what is answered or closed stands still', () => {
  for (const state of ['answered', 'closed'] as const)
    expect(promiseOf({ state, waiting_since: ago(3000) }, now)).toBeNull();
});

it('is due a day after the message', () => {
  expect(promiseOf({ state: 'open', waiting_since: ago(60) }, now)?.due_at).toEqual(ago(60 - 24 * 60));
});
