// A visit has one language: its texts, its direction, and no byte of another (LO-01).
import type { Page } from '@playwright/test';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, openApp, panelAddress } from './support/publisher.ts';
import { textsIn } from './support/texts.ts';

/** The files of texts that a page asks for from now on, by language and part. */
function textsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, texts] = /\/texts-([\w-]+-(?:first|rest))-[^/]+\.json$/.exec(request.url()) ?? [];
    if (texts) asked.push(texts);
  });
  return asked;
}

test(
  'LO-01 the panel loads the texts of its language once each, and of no other',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database);
    for (const [language, dir] of [
      ['ar', 'rtl'],
      ['pt-BR', 'ltr'],
    ] as const) {
      const asked = textsAsked(page);
      await enter(page, panelAddress(app, 'alice', { language }));
      const words = textsIn(language);
      await expect(page.getByRole('heading', { name: words.list_title })).toBeVisible();
      await page.getByRole('button', { name: words.header_help }).click();
      await expect(page.getByRole('heading', { name: words.support_title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      expect(asked.sort()).toEqual([`${language}-first`, `${language}-rest`]);
      page.removeAllListeners('request');
    }
  },
);

test(
  'LO-01 two languages that nobody speaks try the layout: a long one and a mirrored one',
  onDesktop,
  async ({ page, database }) => {
    const app = await openApp(database);
    const heading = page.getByRole('heading', { level: 1 });
    await enter(page, panelAddress(app, 'alice', { language: 'en-XA' }));
    await expect(heading).toHaveText(/^\[.+\]$/);
    const long = await heading.textContent();
    expect(long?.length).toBeGreaterThan(textsIn('en').list_title.length * 1.4);
    await enter(page, panelAddress(app, 'alice', { language: 'en-XB' }));
    await expect(heading).toHaveText(/\u202e/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  },
);
