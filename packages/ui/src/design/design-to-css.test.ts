import { describe, expect, it } from 'vitest';
import { colorsOf } from './default-designs.ts';
import { deriveTokens } from './derive-tokens.ts';
import { designToCss } from './design-to-css.ts';
import { tokensToCss } from './tokens-to-css.ts';

describe('designToCss', () => {
  it('DE-01 carries a publisher color into the variables of its surface', () => {
    const css = designToCss({ components_bg: '#102030' });
    expect(css).toMatch(/\.on-card\{--bg:#102030;/);
  });

  it('gives the same text for the same colors', () => {
    expect(designToCss({ first_color: '#abc' })).toBe(designToCss({ first_color: '#aabbcc' }));
  });

  it.each([
    '</style><script>',
    'red;} body{display:none',
    'url(//evil)',
    '#fff}*{color:red',
    '#12345',
    'var(--x)',
  ])('lets %s fall back to the default color', (hostile) => {
    expect(designToCss({ first_color: hostile, pages_bg: hostile })).toBe(designToCss(null));
  });

  it('holds nothing but names, colors and lengths', () => {
    expect(designToCss({ palette: 'dark' })).toMatch(/^[-.:;{}#>* a-z0-9]+$/);
  });
});

describe('tokensToCss', () => {
  it('refuses a token that is not a color', () => {
    const tokens = deriveTokens(colorsOf(null));
    expect(() => tokensToCss({ ...tokens, shadow: '#fff}' })).toThrow(TypeError);
  });
});
