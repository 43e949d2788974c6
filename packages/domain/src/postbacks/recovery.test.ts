import { expect, it } from 'vitest';
import { nextBatch, recoverySince } from './recovery.ts';

it.each([
  [0, 250],
  [250, 250],
  [251, 249],
  [499, 1],
  [500, 0],
  [700, 0],
])('CO-02 while %i are on their way, %i more are sent', (sent, more) => {
  expect(nextBatch({ sent })).toBe(more);
});

const at = (time: string) => new Date(`2026-11-16T${time}Z`);
it.each([
  ['nothing is missing', null, null, null],
  ['nothing is missing of a failing endpoint', at('06:14:33'), null, null],
  ['the endpoint works again', null, at('06:14:33.250'), at('06:14:00')],
  ['it fails: the reward moved before', at('06:14:00.050'), at('06:13:59.990'), at('06:13:00')],
  ['it fails, and one of long ago is missing, too', at('06:14:33'), at('01:00:00'), at('06:13:00')],
])('CO-02 recovers from the right minute on where %s', (_, failing_since, oldest, since) => {
  expect(recoverySince({ failing_since, oldest })).toEqual(since);
});
