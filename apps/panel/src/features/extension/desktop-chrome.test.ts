import { describe, expect, it } from 'vitest';
import { isDesktopChrome } from './desktop-chrome.ts';

const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const chrome = `${windows} ${engine} Chrome/140.0.0.0 Safari/537.36`;
const firefox = `${windows.replace(')', '; rv:140.0)')} Gecko/20100101 Firefox/140.0`;
const hints = (brands: string[], mobile = false) => ({
  userAgent: chrome,
  userAgentData: { mobile, brands: brands.map((brand) => ({ brand })) },
});

describe('EX-01 desktop Chrome', () => {
  it.each([
    ['Chrome', hints(['Google Chrome', 'Chromium', 'Not;A=Brand']), true],
    ['Chromium', hints(['Chromium', ' Not A;Brand']), true],
    ['Chrome on a phone', hints(['Google Chrome', 'Chromium', 'Not_A Brand'], true), false],
    ['Edge', hints(['Microsoft Edge', 'Chromium', 'Not?A_Brand']), false],
    ['Opera', hints(['Opera', 'Chromium', 'Not(A:Brand']), false],
    ['Brave', hints(['Brave', 'Chromium', 'Not/A)Brand']), false],
    ['a phone that names no brand', hints([], true), false],
    ['Chrome under another name', { ...hints(['Google Chrome', 'Chromium']), userAgent: firefox }, false],
  ])('EX-01 by its hints: %s', (_browser, facts, is) => {
    expect(isDesktopChrome(facts)).toBe(is);
  });

  it.each([
    ['Chrome', chrome, true],
    ['Chromium without windows', chrome.replace('Chrome', 'HeadlessChrome'), true],
    [
      'Chrome on Android',
      `Mozilla/5.0 (Linux; Android 14) ${engine} Chrome/140.0.0.0 Mobile Safari/537.36`,
      false,
    ],
    ['Chrome on a tablet', `Mozilla/5.0 (Linux; Android 14) ${engine} Chrome/140.0.0.0 Safari/537.36`, false],
    [
      'Chrome on iOS',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${engine} CriOS/140.0 Mobile`,
      false,
    ],
    ['Edge', `${chrome} Edg/140.0.0.0`, false],
    ['Opera', `${chrome} OPR/120.0.0.0`, false],
    ['Firefox', firefox, false],
    [
      'Safari',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${engine} Version/18.0 Safari/605.1.15`,
      false,
    ],
    ['nobody', '', false],
  ])('EX-01 by its name: %s', (_browser, userAgent, is) => {
    expect(isDesktopChrome({ userAgent })).toBe(is);
    expect(isDesktopChrome({ userAgent, userAgentData: { mobile: false, brands: [] } })).toBe(is);
  });
});
