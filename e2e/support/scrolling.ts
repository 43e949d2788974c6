import { expect, type Page } from '@playwright/test';

/** To where the page ends: a list on it grows as it is scrolled, as long as it has more. */
export async function scrollToEnd(page: Page): Promise<void> {
  const growing = () =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelectorAll('.growing').length;
    });
  await expect.poll(growing).toBe(0);
  await growing();
}
