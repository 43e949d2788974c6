import { expect, it } from 'vitest';
import { isTakenByAnother } from './device.ts';

const alice = { app_id: 'coins', id: 1 };

it.each([
  ['herself', alice, false],
  ['another person of the same app', { app_id: 'coins', id: 2 }, true],
  ['an account of another app', { app_id: 'gems', id: 1 }, true],
])(
  'AP-03 a survey first taken on alice’s device by %s is a duplicate for her or not',
  (_who, first, duplicate) => {
    expect(isTakenByAnother(first, alice)).toBe(duplicate);
  },
);
