import { expect, it } from 'vitest';
import { sampleKnownItem, sampleOpenItem } from '#samples/sample-own-profile.ts';
import { nextOf, walkOf } from './walk.ts';

const profile = {
  open: [sampleOpenItem({ hash: 'cars' }), sampleOpenItem({ hash: 'pets' })],
  known: [
    sampleKnownItem({ hash: 'gender' }),
    sampleKnownItem({ hash: 'zip', is_stale: true }),
    sampleKnownItem({ hash: 'job_title', is_outdated: true }),
    sampleKnownItem({ hash: 'birthday', given_by: 'publisher', is_stale: true }),
  ],
};

it('goes through what is not answered, then through what is too old or no longer fits', () => {
  expect(walkOf(profile).map(({ hash }) => hash)).toEqual(['cars', 'pets', 'zip', 'job_title']);
  expect(walkOf(profile).map(({ isKnown }) => isKnown)).toEqual([false, false, true, true]);
});

it.each([
  [[], 'cars'],
  [['cars'], 'pets'],
  [['cars', 'pets', 'zip'], 'job_title'],
  [['cars', 'pets', 'zip', 'job_title'], undefined],
])('with %j put off the next one is %s', (later, hash) => {
  expect(nextOf(profile, new Set(later))?.hash).toBe(hash);
});
