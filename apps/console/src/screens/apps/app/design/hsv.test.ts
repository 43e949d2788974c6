import { describe, expect, it } from 'vitest';
import { hexOf } from './hex.ts';
import { hexToHsv, hsvToHex } from './hsv.ts';

describe('the numbers of a color picker', () => {
  it.each([
    ['#ff0000', { h: 0, s: 100, v: 100 }],
    ['#00ff00', { h: 120, s: 100, v: 100 }],
    ['#0000ff', { h: 240, s: 100, v: 100 }],
    ['#ffffff', { h: 0, s: 0, v: 100 }],
    ['#000000', { h: 0, s: 0, v: 0 }],
  ] as const)('%s', (hex, hsv) => {
    expect(hexToHsv(hex)).toEqual(hsv);
    expect(hsvToHex(hsv)).toBe(hex);
  });

  it('come back to the same color', () => {
    for (let color = 0; color < 0x1000000; color += 4999) {
      const hex = `#${color.toString(16).padStart(6, '0')}`;
      expect(hsvToHex(hexToHsv(hex))).toBe(hex);
    }
  });

  it('keep their hue through grey, and their saturation through black', () => {
    const before = { h: 200, s: 80, v: 50 };
    expect(hexToHsv('#808080', before)).toMatchObject({ h: 200, s: 0 });
    expect(hexToHsv('#000000', before)).toEqual({ h: 200, s: 80, v: 0 });
  });
});

it.each([
  ['#E8603C', '#e8603c'],
  [' e8603c ', '#e8603c'],
  ['#fff', null],
  ['red', null],
])('the typed color %s is %s', (text, color) => {
  expect(hexOf(text)).toBe(color);
});
