import { expect, it } from 'vitest';
import { isBehind } from './is-behind.ts';

it.each([
  ['started', 'complete', true],
  ['init', 'screen out', true],
  ['started', 'started', false],
  ['complete', 'started', false],
  ['complete', 'complete', false],
] as const)(
  'AH-04 a timeline that says %s beside a history that says %s is behind: %s',
  (told, listed, behind) => {
    expect(isBehind({ result: told }, { result: listed })).toBe(behind);
  },
);
