// Tabs and windows that a page opens.
import type { FrameLocator, Page } from '@playwright/test';

/** The tab that opens when this is done. */
export async function newTab(page: Page, open: () => Promise<unknown>): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), open()]);
  return tab;
}

/** The survey's own tab; the button is on the page itself, or in a frame of it. */
export function participateInTab(page: Page, panel: Pick<FrameLocator, 'getByRole'> = page): Promise<Page> {
  return newTab(page, () => panel.getByRole('button', { name: 'Participate' }).click());
}
