import { defaultDesigns } from '@earnwall/contract/default-design';
import { describe, expect, it } from 'vitest';
import { contrastReport } from './contrast-report.ts';
import { randomColor, seededRandom } from './testing/random-colors.ts';

const named = (label: string, design: object) =>
  contrastReport({ ...defaultDesigns.light, ...design }).pairs.find((pair) => pair.label === label);

describe('the contrast of a design', () => {
  it.each([
    ['Text on cards', {}, null],
    ['Text on cards', { text_default: '#dddddd' }, '#dddddd'],
    ['Muted text on the page', { text_secondary: '#c0c0c8' }, '#c0c0c8'],
    ['Brand text on cards', { first_color: '#e8603c' }, '#e8603c'],
    ['Brand text on cards', { first_color: '#5b21b6' }, null],
    ['Error bar on the survey list', { critical_color: '#ffeeee' }, '#ffeeee'],
  ])('DE-01 %s of %o was corrected from %s', (label, design, from) => {
    const pair = named(label, design);
    expect(pair?.corrected?.from ?? null).toBe(from);
    expect(pair?.ratio).toBeGreaterThanOrEqual(pair?.owed ?? Number.POSITIVE_INFINITY);
    if (from !== null) expect(pair?.corrected?.ratio).toBeLessThan(pair?.owed ?? 0);
  });

  it('DE-01 names the lowest text, and every correction was needed', { timeout: 60_000 }, () => {
    const random = seededRandom(7);
    const fields = Object.keys(defaultDesigns.light).filter((field) => /_bg|_color|^text_/.test(field));
    for (let count = 0; count < 60; count += 1) {
      const design = Object.fromEntries(fields.map((field) => [field, randomColor(random)]));
      const { pairs, lowestText, corrected } = contrastReport(design);
      const texts = pairs.filter(({ owed }) => owed === 4.5).map(({ ratio }) => ratio);
      expect(lowestText.ratio).toBe(Math.min(...texts));
      expect(lowestText.ratio).toBeGreaterThanOrEqual(4.5);
      for (const { corrected: before, owed } of corrected) expect(before?.ratio).toBeLessThan(owed);
    }
  });
});
