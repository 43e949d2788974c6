// Signed in to the console without the steps of a sign-in: as somebody of the demo, or as somebody new.
import type { Database } from '@earnwall/server/parts/database';
import { aPerson } from '@earnwall/server/testing/console-people';
import type { BrowserContext, Page } from '@playwright/test';
import type { Role } from '../../packages/contract/src/console-access.ts';
import { expect } from './product.ts';

/** Requests outside of a page say themselves where they come from. */
export const ofConsole = { 'sec-fetch-site': 'same-origin' };

/** With one click of the demo: the same person in all stories. */
export async function signInAs(page: Page, role: Role): Promise<void> {
  const data = { role };
  const answer = await page.request.post('/api/console/session/demo', { data, headers: ofConsole });
  expect(answer.status()).toBe(200);
}

/** A person of the story's own. */
export async function signIn(
  context: BrowserContext,
  database: Database,
  baseURL: string | undefined,
  role: Role,
  given: Parameters<typeof aPerson>[2] = {},
): Promise<void> {
  const { headers } = await aPerson(database.db, role, given);
  const [name = '', value = ''] = (headers.cookie ?? '').split('=');
  await context.addCookies([{ name, value, url: baseURL ?? '', httpOnly: true, sameSite: 'Strict' }]);
}
