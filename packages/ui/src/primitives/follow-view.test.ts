import { describe, expect, it } from 'vitest';
import { viewOf } from './follow-view.ts';

describe('EM-01 the part of a frame that dialogs are placed in', () => {
  it.each([
    ['all of it', { top: 0, height: 820 }, 820, { top: 0, bottom: 0, height: 820 }],
    ['its upper part', { top: 0, height: 400 }, 820, { top: 0, bottom: 420, height: 400 }],
    ['the middle of a tall one', { top: 1000, height: 900 }, 3000, { top: 1000, bottom: 1100, height: 900 }],
    ['a strip at its foot', { top: 760, height: 60 }, 820, { top: 500, bottom: 0, height: 320 }],
    ['a strip at its head', { top: 0, height: 60 }, 820, { top: 0, bottom: 500, height: 320 }],
    ['a frame that is small itself', { top: 20, height: 180 }, 200, { top: 0, bottom: 0, height: 200 }],
  ])('EM-01 %s', (_, seen, whole, expected) => {
    expect(viewOf(seen, whole)).toEqual(expected);
  });
});
