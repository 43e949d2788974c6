import { describe, expect, it } from 'vitest';
import { isFeaturedMine, isShownCompleted, isStillOpen, offerBadge, offerFooter } from './shown-status.ts';

describe('what a status number shows', () => {
  it.each([
    [-1, null, 'enabled', false],
    [0, 'started', 'enabled', true],
    [1, 'in_progress', 'enabled', true],
    [2, 'completed', 'disabled', false],
    [3, 'completed', 'disabled', true],
    [4, 'ended', 'hidden', true],
    [9, null, 'enabled', false],
  ])('OF-06 %d: badge %s, footer %s, featured among My offers %s', (status, badge, footer, isFeatured) => {
    expect(offerBadge(status)).toBe(badge);
    expect(offerFooter(status)).toBe(footer);
    expect(isFeaturedMine(status)).toBe(isFeatured);
    expect(isShownCompleted(status)).toBe(badge === 'completed');
    expect(isStillOpen(status)).toBe(footer === 'enabled');
  });
});
