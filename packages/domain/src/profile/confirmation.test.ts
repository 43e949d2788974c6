import { expect, it } from 'vitest';
import { confirmationObstacle } from './confirmation.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 12, minute));
const answer = (minute: number, is_outdated = false) => ({ answered_at: at(minute), is_outdated });

it.each([
  ['all answers were seen', [answer(1), answer(2)], 2, null, null],
  ['there is nothing to confirm', [], 0, null, null],
  ['one was given after the list was seen', [answer(1), answer(3)], 2, null, 'changed'],
  ['it was given and confirmed in another tab', [answer(5), answer(5)], 2, 5, null],
  ['it was given after that confirmation', [answer(5), answer(6)], 2, 5, 'changed'],
  ['nobody says what was seen', [answer(3)], null, null, null],
  ['one no longer fits its question', [answer(1), answer(2, true)], 2, null, 'outdated'],
  ['one no longer fits, whatever was seen', [answer(2, true)], null, null, 'outdated'],
])('PR-01 a profile is confirmed or not: %s', (_case, answers, seen, reviewed, obstacle) => {
  const times = {
    seen: seen === null ? null : at(seen),
    lastReview: reviewed === null ? null : at(reviewed),
  };
  expect(confirmationObstacle(answers, times)).toBe(obstacle);
});
