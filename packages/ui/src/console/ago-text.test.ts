import { describe, expect, it } from 'vitest';
import { agoText } from './ago-text.ts';

const now = Date.parse('2026-11-16T10:00:00Z');
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

describe('agoText', () => {
  it.each([
    [0, 'just now'],
    [41 * second, '41 s ago'],
    [52 * minute, '52 min ago'],
    [4 * hour, '4 h ago'],
    [4 * hour + 28 * minute, '4 h 28 min ago'],
    [2 * day + 12 * hour, '2 d 12 h ago'],
    [-4 * minute, 'in 4 min'],
    [45 * day, '2 Oct'],
    [400 * day, '12 Oct 2025'],
  ])('%d ms ago is "%s"', (span, text) => {
    expect(agoText(now - span, now)).toBe(text);
  });
});
