import { describe, expect, it } from 'vitest';
import { mutationsOf } from './mutations.ts';

describe('mutations', () => {
  const original = 'disposition=1&status=0&cid=abc';

  it('are as many as wanted, never the original, and the same for the same seed', () => {
    const made = [...mutationsOf(original, 2_000, 7)];
    expect(made).toHaveLength(2_000);
    expect(made).not.toContain(original);
    expect([...mutationsOf(original, 2_000, 7)]).toEqual(made);
    expect([...mutationsOf(original, 2_000, 8)]).not.toEqual(made);
  });

  it('touch each character', () => {
    const made = [...mutationsOf(original, 2_000, 7)];
    for (const at of original.split('').keys()) {
      expect(
        made.some((text) => text.slice(0, at) === original.slice(0, at) && text[at] !== original[at]),
      ).toBe(true);
    }
  });
});
