import { defaultDesigns } from '@earnwall/contract/default-design';
import { expect, it } from 'vitest';
import { contrast, type HexColor } from './readable-color.ts';
import { type TintTokens, tintTokens } from './topic-tints.ts';

const loud = { first_color: '#ff00cc', second_color: '#ccff00', third_color: '#00ffee' } as const;
const colors = {
  light: defaultDesigns.light,
  dark: defaultDesigns.dark,
  loud: { ...defaultDesigns.dark, ...loud },
  gray: { ...defaultDesigns.light, components_bg: '#777777' },
} as const;

it.each(Object.entries(colors))('DE-01 every topic icon can be read on its tint: %s', (_, design) => {
  const tokens = tintTokens(design);
  const tints = Object.keys(tokens).filter((name) => name.startsWith('tint-')) as `tint-${'brand'}`[];
  expect(tints).toHaveLength(7);
  for (const name of tints) {
    const ink: HexColor = tokens[`on-${name}` as keyof TintTokens];
    expect(contrast(ink, tokens[name]), name).toBeGreaterThanOrEqual(4.5);
  }
});
