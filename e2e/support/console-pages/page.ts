import type { Locator, Page } from '@playwright/test';

/** What pages are about: an app with keys, versions of its design and postbacks. */
export interface Shown {
  readonly app: string;
  readonly person: string;
  /** The hash of a user with a ticket and money. */
  readonly user: string;
  readonly bonus: string;
  /** Tokens of links that are still good. */
  readonly invitation: string;
  readonly reset: string;
  readonly ticket: string;
}

export interface ConsolePage {
  readonly name: string;
  /** As apps/console/src/app/places/ has it; null is no place. */
  readonly place: string | null;
  readonly path: (shown: Shown) => string;
  readonly title: RegExp;
  readonly ready?: (page: Page) => Locator;
  /** What is there before the page opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What is pressed first: a drawer, a dialog. */
  readonly open?: (page: Page) => Promise<void>;
}

export const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
};
export const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
export const row = (page: Page) => page.getByRole('row').nth(1);
