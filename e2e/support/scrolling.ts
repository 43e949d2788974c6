import { expect, type Page } from '@playwright/test';

/**
 * To where the page ends: a list on it grows as it is scrolled, as long as it has more. One that has just come back says so
 * a moment later, so the end has to be where it was before.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  let before = -1;
  const isAtEnd = async () => {
    const { growing, height } = await page.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      scrollTo(0, scrollHeight);
      return { growing: document.querySelectorAll('.growing').length, height: scrollHeight };
    });
    const isSame = height === before;
    before = height;
    return growing === 0 && isSame;
  };
  await expect.poll(isAtEnd, { intervals: [100, 250, 250, 500] }).toBe(true);
}
