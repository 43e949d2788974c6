// Stories about results: a click that has ended, or is about to, in a country whose surveys are theirs alone.

import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord } from '@earnwall/server/testing/apps';
import { aClick, changeClick, clickWith, type NewClick } from '@earnwall/server/testing/clicks';
import type { UserRecord } from '@earnwall/server/testing/people';
import { aUser, changeUser } from '@earnwall/server/testing/people';
import { aSurvey } from '@earnwall/server/testing/surveys';
import type { Page } from '@playwright/test';
import { openApp, visitorsFrom } from './publisher.ts';

export const country = 'SI';

/** For `test.use`. */
export const fromSlovenia = { extraHTTPHeaders: { 'x-forwarded-for': visitorsFrom.slovenia } };

const taken = { started_at: new Date(), ended_at: new Date() };

/** How clicks stand that a supplier has reported on. */
export const completed = { ...taken, state: 'complete', credited: 500n } as const;
export const screenedOut = { ...taken, state: 'screen_out' } as const;
export const underway = { state: 'started', started_at: new Date() } as const;

export interface Story {
  app: AppRecord;
  alice: UserRecord;
  cid: string;
  survey: { hash: string };
}

/** alice has taken a survey of 500 coins, and it stands like this. */
export async function aResult(
  database: Database,
  click: NewClick,
  given: Parameters<typeof openApp>[1] = {},
): Promise<Story> {
  const app = await openApp(database, given);
  const alice = await aUser(database.db, app, 'alice');
  await changeUser(database.db, alice, { country });
  return { app, alice, ...(await anotherResult(database, alice, click)) };
}

export async function anotherResult(database: Database, user: UserRecord, click: NewClick) {
  const survey = await aSurvey(database.db, { country });
  return { cid: await aClick(database.db, user, survey, click), survey };
}

/** What a supplier's report does to a click, as far as its result tells. */
export function report(database: Database, cid: string, change: NewClick): Promise<void> {
  return changeClick(database.db, cid, change);
}

export async function starsOf(database: Database, cid: string): Promise<number | null> {
  const click = await clickWith(database.db, cid);
  return click?.rating_half_stars ? click.rating_half_stars / 2 : null;
}

/** The address of a result, for alice unless the story is about a tab without a login. */
export function resultAddress({ app, cid }: Story, parameters: Record<string, string> = {}): string {
  return `/result?${new URLSearchParams({ app: app.id, uuid: 'alice', cid, ...parameters })}`;
}

/** A publisher's page around the panel, which notes what it is told. */
export async function embed(page: Page, publisherPage: { origin: string; html: string }, address: string) {
  publisherPage.html = `<html lang="en"><meta name="viewport" content="width=device-width">
    <script>heard = JSON.parse(sessionStorage.heard ?? '[]');
    onmessage = (event) => { heard.push(event.data); sessionStorage.heard = JSON.stringify(heard) }</script>
    <main><h1>Publisher</h1><iframe title="panel" style="width:100%;height:620px;border:0" src="${address}"></iframe></main>`;
  await page.goto(publisherPage.origin);
  const heard = (type: string) => () =>
    page.evaluate((wanted) => {
      const { heard: all } = window as unknown as { heard: { type: string; data: unknown }[] };
      return all.filter((message) => message.type === wanted).map((message) => message.data);
    }, type);
  return { panel: page.frameLocator('iframe'), heard };
}
