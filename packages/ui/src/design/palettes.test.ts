import { describe, expect, it } from 'vitest';
import { contrastReport } from './contrast-report.ts';
import { deriveTokens } from './derive-tokens.ts';
import { paletteNames, palettesFrom } from './palettes.ts';
import { contrast, type HexColor, toOklab } from './readable-color.ts';
import { randomColor, seededRandom } from './testing/random-colors.ts';

const brands = 120;
const extremes: readonly HexColor[] = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#0000ff',
  '#00ff00',
  '#ff00ff',
];

function* someBrands(): Generator<HexColor> {
  yield* extremes;
  const random = seededRandom(20_26);
  for (let count = 0; count < brands; count += 1) yield randomColor(random);
}

describe('palettes from a brand color', () => {
  it.each([
    ['#e8603c', 'calm', { palette: 'light', components_bg: '#ffffff' }],
    ['#e8603c', 'vivid', { palette: 'light', first_color: '#e8603c' }],
    ['#e8603c', 'night', { palette: 'dark' }],
  ] as const)('%s, %s', (brand, name, expected) => {
    expect(palettesFrom(brand)[name]).toMatchObject(expected);
  });

  it('DE-01 leaves no pair unreadable, and its own text as it is, for any brand', {
    timeout: 120_000,
  }, () => {
    for (const brand of someBrands()) {
      const palettes = palettesFrom(brand);
      for (const name of paletteNames) {
        const { pairs, corrected } = contrastReport(palettes[name]);
        expect({ brand, name, low: pairs.filter(({ ratio, owed }) => ratio < owed) }).toMatchObject({
          low: [],
        });
        const texts = corrected.filter(({ label }) => /^(Text|Muted)/.test(label));
        expect({ brand, name, texts }).toMatchObject({ texts: [] });
      }
    }
  });

  it('is found again from its own brand color', () => {
    for (const brand of someBrands()) {
      const palettes = palettesFrom(brand);
      for (const name of paletteNames)
        expect({ brand, ...palettesFrom(palettes[name].first_color)[name] }).toEqual({
          brand,
          ...palettes[name],
        });
    }
  });

  it('is light or dark as it says', () => {
    for (const brand of someBrands())
      for (const palette of Object.values(palettesFrom(brand)))
        expect({ brand, is: isDark(palette.pages_bg) }).toEqual({ brand, is: palette.palette === 'dark' });
  });

  it('calm needs no correction of the brand on cards', () => {
    for (const brand of someBrands()) {
      const { first_color } = palettesFrom(brand).calm;
      expect(contrast(first_color, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps the hue of the brand, and invents none for a grey', () => {
    const hue = (color: HexColor) => {
      const { a, b } = toOklab(color);
      return Math.atan2(b, a);
    };
    const { calm, night } = palettesFrom('#0a7a5c');
    for (const { first_color } of [calm, night])
      expect(Math.abs(hue(first_color) - hue('#0a7a5c'))).toBeLessThan(0.1);
    const { a, b } = toOklab(palettesFrom('#777777').calm.first_color);
    expect(Math.hypot(a, b)).toBeLessThan(0.02);
  });
});

const isDark = (color: HexColor) => toOklab(color).l < 0.5;

it('a palette is a whole design for the panel', () => {
  expect(() => deriveTokens(palettesFrom('#123456').vivid)).not.toThrow();
});
