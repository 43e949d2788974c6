import { expect, it } from 'vitest';
import { type PushAbilities, pushWay } from './push-way.ts';

const able: PushAbilities = { isSupported: true, isFramed: false, permission: 'default' };

it.each<[string, Partial<PushAbilities>, ReturnType<typeof pushWay>]>([
  ['a page that has not asked yet', {}, 'ask'],
  ['a page that may', { permission: 'granted' }, 'ask'],
  ['a page that may not', { permission: 'denied' }, 'blocked'],
  ['a frame', { isFramed: true }, 'tab'],
  [
    'a frame, where browsers say denied before anybody was asked',
    { isFramed: true, permission: 'denied' },
    'tab',
  ],
  ['a browser without push', { isSupported: false }, null],
  ['a frame in a browser without push', { isSupported: false, isFramed: true }, null],
])('%s', (_, changes, way) => {
  expect(pushWay({ ...able, ...changes })).toBe(way);
});
