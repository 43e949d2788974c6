// A browser that paints the same screen the same way each time: fonts that come along, a clock that stands, nothing that
// moves.
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { inRoot } from '../../scripts/root.ts';

/** Hinting and colored edges of letters are choices of each machine. */
export const fixedFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
];

const families = ['noto-sans', 'noto-sans-arabic', 'noto-sans-jp'] as const;
const fontNames = ['Noto Sans Variable', 'Noto Sans Arabic Variable', 'Noto Sans JP Variable'];
const now = new Date('2026-03-04T10:00:00Z');

export async function fixedContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  // The page's policy allows no fonts but its own.
  const context = await browser.newContext({
    ...{ baseURL, bypassCSP: true, reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' },
  });
  await context.clock.setFixedTime(now);
  await context.route('**/visual-fonts/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/visual-fonts/', '');
    await route.fulfill({
      body: await readFile(inRoot('node_modules', '@fontsource-variable', path)),
      contentType: path.endsWith('.css') ? 'text/css' : 'font/woff2',
    });
  });
  await context.addInitScript(addFonts, {
    sheets: families.map((family) => `/visual-fonts/${family}/index.css`),
    stack: fontNames.map((name) => `'${name}'`).join(','),
  });
  return context;
}

/** In the page. */
function addFonts({ sheets, stack }: { sheets: string[]; stack: string }): void {
  addEventListener('DOMContentLoaded', () => {
    for (const href of sheets)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    const style = document.createElement('style');
    style.textContent = `:root{--font:${stack}!important}*{caret-color:transparent!important}`;
    document.head.append(style);
  });
}
