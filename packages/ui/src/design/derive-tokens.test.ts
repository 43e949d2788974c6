import { describe, expect, it } from 'vitest';
import { colorsOf, type DesignColors } from './default-designs.ts';
import { type DesignTokens, deriveTokens, type SurfaceTokens } from './derive-tokens.ts';
import { contrast, type HexColor, mix } from './readable-color.ts';
import { randomColor, seededRandom } from './testing/random-colors.ts';

const PALETTES = 500;
const defaultColors = { light: colorsOf({ palette: 'light' }), dark: colorsOf({ palette: 'dark' }) };
const HUES = ['brand', 'reward', 'info', 'danger'] as const;

/** Every pair of colors that is drawn one on the other, with the ratio it owes. */
function* pairsOf({
  surfaces,
  solids,
}: DesignTokens): Generator<[name: string, ratio: number, owed: number]> {
  for (const [name, surface] of Object.entries(surfaces)) {
    for (const [pair, front, back, owed] of surfacePairs(surface)) {
      yield [`${name}: ${pair}`, contrast(front, back), owed];
    }
  }
  for (const hue of HUES) {
    yield [`on-${hue}`, contrast(solids[`on-${hue}`], solids[`${hue}-solid`]), 4.5];
    yield [`on-${hue} hovered`, contrast(solids[`on-${hue}`], solids[`${hue}-solid-hover`]), 4.5];
  }
  yield ['on-thumb', contrast(solids['on-thumb'], solids.thumb), 4.5];
  yield ['thumb in its track', contrast(solids.thumb, surfaces.list.well), 1.1];
  for (let share = 0; share <= 1; share += 0.05) {
    const along = mix(solids['brand-end'], solids['brand-solid'], share);
    yield [`on-brand at ${share} of the gradient`, contrast(solids['on-brand'], along), 4.5];
  }
}

function* surfacePairs(surface: SurfaceTokens): Generator<[string, HexColor, HexColor, number]> {
  for (const text of ['text', 'muted', ...HUES] as const) {
    yield [text, surface[text], surface.bg, 4.5];
    yield [`${text} on the well`, surface[text], surface.well, 4.5];
  }
  for (const hue of HUES) {
    yield [`${hue}-fill`, surface[`${hue}-fill`], surface.bg, 3];
    yield [`${hue} pill`, surface[`on-${hue}-soft`], surface[`${hue}-soft`], 4.5];
  }
  yield ['field', surface.field, surface.bg, 3];
}

const broken = (colors: DesignColors) =>
  [...pairsOf(deriveTokens(colors))]
    .filter(([, ratio, owed]) => ratio < owed)
    .map(([name, ratio]) => ({ name, ratio }));

function randomColors(random: () => number): DesignColors {
  const fields = Object.keys(defaultColors.light);
  return Object.fromEntries(fields.map((field) => [field, randomColor(random)])) as DesignColors;
}

describe('deriveTokens', () => {
  it(`DE-01 keeps every pair readable for ${PALETTES} random palettes`, { timeout: 120_000 }, () => {
    const random = seededRandom(20_26);
    const failures = [];
    for (let palette = 0; palette < PALETTES; palette += 1) {
      const colors = randomColors(random);
      const pairs = broken(colors);
      if (pairs.length > 0) failures.push({ colors, pairs });
    }
    expect(failures).toEqual([]);
  });

  it('DE-01 keeps every pair readable on greys, where neither black nor white has much room', () => {
    for (let grey = 0; grey < 256; grey += 1) {
      const color: HexColor = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      const colors = Object.fromEntries(Object.keys(defaultColors.light).map((field) => [field, color]));
      expect(broken(colors as DesignColors)).toEqual([]);
    }
  });

  it.each(['light', 'dark'] as const)('leaves the default %s design as it was drawn', (palette) => {
    const { surfaces, solids } = deriveTokens(defaultColors[palette]);
    expect(surfaces.card.text).toBe(defaultColors[palette].text_default);
    expect(surfaces.card.muted).toBe(defaultColors[palette].text_secondary);
    expect(solids['brand-solid']).toBe(defaultColors[palette].first_color);
    expect(solids['brand-end']).not.toBe(solids['brand-solid']);
  });

  it('takes light or dark from the page itself, whatever the design calls it', () => {
    expect(deriveTokens(colorsOf({ palette: 'light', pages_bg: '#000' })).palette).toBe('dark');
    expect(deriveTokens(colorsOf({ palette: 'dark', pages_bg: '#fff' })).palette).toBe('light');
  });
});

describe('colorsOf', () => {
  it('DE-01 takes each missing or malformed color from the default of the palette', () => {
    const colors = colorsOf({ palette: 'dark', first_color: '#F0A', second_color: 'red;}', third_color: '' });
    expect(colors).toEqual({ ...defaultColors.dark, first_color: '#ff00aa' });
  });

  it('drops the alpha of a color', () => {
    expect(colorsOf({ first_color: '#11223344' }).first_color).toBe('#112233');
  });

  it.each([null, undefined, {}])('is the light default for %s', (design) => {
    expect(colorsOf(design)).toEqual(defaultColors.light);
  });
});
