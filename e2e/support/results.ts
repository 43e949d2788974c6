// Stories about results: a click that has ended, or is about to, in a country whose surveys are theirs alone.
import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord, NewApp } from '@earnwall/server/testing/apps';
import { aClick, changeClick, clickWith, type NewClick } from '@earnwall/server/testing/clicks';
import type { UserRecord } from '@earnwall/server/testing/people';
import { aSurvey } from '@earnwall/server/testing/surveys';
import { comingFrom } from './countries.ts';
import { appWithAlice } from './people.ts';

export const country = 'SI';

/** For `test.use`. */
export const fromSlovenia = comingFrom('slovenia');

const taken = { started_at: new Date(), ended_at: new Date() };

/** How clicks stand that a supplier has reported on. */
export const completed = { ...taken, state: 'complete', credited: 500n } as const;
export const screenedOut = { ...taken, state: 'screen_out' } as const;
export const startedClick = { state: 'started', started_at: new Date() } as const;

export interface Story {
  app: AppRecord;
  alice: UserRecord;
  cid: string;
  survey: { hash: string };
}

/** alice has taken a survey of 500 coins, and it stands like this. */
export async function aResult(database: Database, click: NewClick, given: NewApp = {}): Promise<Story> {
  const { app, alice } = await appWithAlice(database, given, country);
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
