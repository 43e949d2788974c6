import type { Database } from '@earnwall/server/parts/database';
import { anAnnouncement } from '@earnwall/server/testing/announcements';
import { anApiKey } from '@earnwall/server/testing/api-keys';
import { aPublisher, aSource } from '@earnwall/server/testing/apps';
import { aBonus } from '@earnwall/server/testing/bonuses';
import { anInvitation, aReset } from '@earnwall/server/testing/console-links';
import { aPerson } from '@earnwall/server/testing/console-people';
import { aDesignVersion } from '@earnwall/server/testing/designs';
import { creditByOperator } from '@earnwall/server/testing/ledger';
import { aUser } from '@earnwall/server/testing/people';
import { anEndpoint, aPostback } from '@earnwall/server/testing/postbacks';
import { aTicket } from '@earnwall/server/testing/tickets';
import type { APIRequestContext } from '@playwright/test';
import { ofConsole } from '../console.ts';
import { expect } from '../product.ts';
import { openApp } from '../publisher.ts';
import type { Shown } from './page.ts';

export async function prepareShown(database: Database, request: APIRequestContext): Promise<Shown> {
  const { db } = database;
  const publisher_id = await aPublisher(db);
  const app = await openApp(database, { publisher_id, name: 'Looked at', test_mode: true });
  // So that the audit has a change of it.
  const data = { version: 1, currency_name: 'Gems' };
  const changed = await request.put(`/api/console/apps/${app.id}`, { data, headers: ofConsole });
  expect(changed.status()).toBe(200);
  await aSource(db, app, 'web', ['US']);
  await anApiKey(db, app);
  await anEndpoint(db, app, { url: 'https://looked-at.example/postbacks' });
  await aDesignVersion(db, app, new Date());
  await aDesignVersion(db, app, null);
  // Past the day within which tickets are answered.
  const user = await aUser(db, app, 'seen');
  const credit = { kind: 'adjustment', reason: 'Thanks', amount: 120n, at: new Date() } as const;
  await creditByOperator(database, app, user, credit);
  const attempt = { at: new Date().toISOString(), ms: 93, status: 502, failure: 'HTTP 502' };
  const attempts = [
    { ...attempt, answer: '<h1>upstream connect error</h1>', url: 'https://looked-at.example/' },
  ];
  await aPostback(db, user, { state: 'dead', attempts });
  const ticket = await aTicket(db, user, 'Where are my coins?', new Date(Date.now() - 2 * 24 * 3_600_000));
  const person = await aPerson(db, 'owner', { publisher_id, name: 'Looked At' });
  const { id: bonus } = await aBonus(database, app, new Date(), { percentage: 20 });
  await anAnnouncement(db, app, new Date());
  const { token: invitation } = await anInvitation(db, { publisher_id });
  const reset = await aReset(db, person);
  return { app: app.id, user: user.uhash, person: person.id, bonus, invitation, reset, ticket };
}
