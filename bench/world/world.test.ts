// The short form of `npm run bench -- world`.
import { describe, expect, it } from 'vitest';
import { parts } from './parts.ts';

describe('the world', () => {
  it.each(Object.entries(parts))('OD-01 OD-03 OD-04 keeps its promises: %s', (_, barsOf) => {
    expect(barsOf(true).filter(({ isMet }) => !isMet)).toEqual([]);
  });
});
