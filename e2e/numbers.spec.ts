// Numbers as each country writes them, in their order also where words run from right to left (MO-*).
import type { Locator } from '@playwright/test';
import { aStory, aSurveyHere, fromRomania, popup } from './support/bonuses.ts';
import { onDesktop } from './support/devices.ts';
import { expect, test } from './support/product.ts';
import { enter, panelAddress } from './support/publisher.ts';

test.use(fromRomania);

/** The letters of a figure as the eye meets them from left to right, wherever it stands inside the element. */
function seen(within: Locator, figure: string): Promise<string> {
  return within.evaluate((element, wanted) => {
    const places: { letter: string; x: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && places.length === 0; node = walker.nextNode()) {
      const start = (node.textContent ?? '').indexOf(wanted);
      if (start < 0) continue;
      for (const [place, letter] of [...wanted].entries()) {
        const range = document.createRange();
        range.setStart(node, start + place);
        range.setEnd(node, start + place + 1);
        places.push({ letter, x: range.getBoundingClientRect().x });
      }
    }
    return places
      .sort((a, b) => a.x - b.x)
      .map(({ letter }) => letter)
      .join('');
  }, figure);
}

test(
  'MO-02 +20% and 20% keep their order in Arabic, on a badge and in a sentence',
  onDesktop,
  async ({ page, database }) => {
    const { app, bonus } = await aStory(database);
    await bonus();
    await aSurveyHere(database);
    await enter(page, panelAddress(app, 'alice', { language: 'ar' }));
    const badge = page.locator('.badge').first();
    await expect(badge).toBeVisible();
    expect(await seen(badge, '+20%')).toBe('+20%');
    expect(await seen(page.locator('.tile-bonus').first(), '+20%')).toBe('+20%');
    await badge.click();
    await expect(popup(page)).toBeVisible();
    expect(await seen(popup(page).locator('.bonus-words'), '20%')).toBe('20%');
    await expect(page.locator('.badges-long')).toHaveCount(0);
  },
);

test(
  'MO-01 amounts are written for the country of the locale; the bubble of German is long',
  onDesktop,
  async ({ page, database }) => {
    const { app, bonus } = await aStory(database);
    await bonus();
    await aSurveyHere(database);
    const parameters = { language: 'de', cer: '10000' };
    for (const [locale, amount] of [
      ['de_CH', /6['’]000\s*coins.*5['’]000/],
      ['de_DE', /6\.000\s*coins.*5\.000/],
    ] as const) {
      await enter(page, panelAddress(app, 'alice', { ...parameters, locale }));
      await expect(page.locator('.tile-body').first()).toHaveText(amount);
    }
    await expect(page.locator('.badges-long .badge')).toHaveCount(1);
  },
);
