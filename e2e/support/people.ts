// The people of stories, in apps of their own.
import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord, NewApp } from '@earnwall/server/testing/apps';
import { aClick } from '@earnwall/server/testing/clicks';
import { aUser, changeUser, type UserRecord } from '@earnwall/server/testing/people';
import { aSurvey } from '@earnwall/server/testing/surveys';
import { openApp } from './publisher.ts';

export interface AliceAndApp {
  app: AppRecord;
  alice: UserRecord;
}

/** alice is known to an app of her own, and lives in the country if one is given. */
export async function appWithAlice(
  database: Database,
  given: NewApp = {},
  country?: string,
): Promise<AliceAndApp> {
  const app = await openApp(database, given);
  const alice = await aUser(database.db, app, 'alice');
  if (country) await changeUser(database.db, alice, { country });
  return { app, alice };
}

/** With an ended click no advice comes first; its survey is for Antarctica, so in nobody's list. */
export async function withPastClick({ db }: Database, user: UserRecord): Promise<void> {
  const taken = await aSurvey(db, { country: 'AQ' });
  await aClick(db, user, taken, { state: 'screen_out', ended_at: new Date() });
}
