// The phone that an app around the panel names: sent with the metadata request, stored with the clicks that follow (AP-02, EM-05).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { users } from '#store/schema/users.ts';
import { anApp } from '#testing/apps.ts';
import { usersOf } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey } from '#testing/surveys.ts';
import { ticketsOf } from '#testing/tickets.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { startServer, type TestServer } from './support/server.ts';
import { anAddress, ticketForm } from './support/ticket-form.ts';

const phone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Mobile Safari/537.36',
};
const desk = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Safari/537.36' };
const pixel = { 'x-device-manufacturer': 'Google', 'x-device-model': 'Pixel 8' };

let server: TestServer;
let app: AppRecord;
beforeAll(async () => {
  server = await startServer();
  app = await anApp(server.database.db);
});
afterAll(() => server.stop());

const comeIn = (as: string, headers: Record<string, string> = {}) =>
  server.call('app/get-app', { as, headers: { ...phone, ...headers } });

/** The device of a new click. */
async function opened(person: Person, headers: Record<string, string> = phone) {
  const survey = await aSurvey(server.database.db);
  expect((await person.begin(survey, { headers })).status).toBe(200);
  const click = (await person.clicks()).find(({ survey_id }) => survey_id === survey.id);
  return [click?.device_manufacturer, click?.device_model];
}

describe('AP-02 the device of an attempt', () => {
  it('is the phone that was named with the metadata, also by whoever comes for the first time', async () => {
    const uuid = randomHash();
    const open = await anApp(server.database.db, { requires_security_hash: false });
    await comeIn(`${uuid}:${open.id}`, pixel);
    expect(await usersOf(server.database.db, open)).toMatchObject([
      { device_manufacturer: 'Google', device_model: 'Pixel 8' },
    ]);
    const person = await aPerson(server, app);
    expect(await opened(person)).toEqual([null, null]);
    await comeIn(person.uhash, pixel);
    expect(await opened(person)).toEqual(['Google', 'Pixel 8']);
  });

  it('stays with the attempt when the person changes phones, and is not claimed at a desk', async () => {
    const person = await aPerson(server, app);
    await comeIn(person.uhash, pixel);
    const first = await opened(person);
    await comeIn(person.uhash, { 'x-device-model': 'Fairphone 5' });
    expect(await opened(person)).toEqual([null, 'Fairphone 5']);
    expect(await opened(person, desk)).toEqual([null, null]);
    await comeIn(person.uhash);
    expect(await opened(person)).toEqual([null, 'Fairphone 5']);
    expect(first).toEqual(['Google', 'Pixel 8']);
    const kept = (await person.clicks()).map(({ device_model }) => device_model);
    expect(kept.sort()).toEqual(['Fairphone 5', 'Fairphone 5', 'Pixel 8', null].sort());
  });

  it('ID-12 is a phone’s or a tablet’s wherever a phone app is around the panel, whatever the browser says', async () => {
    const person = await aPerson(server, app);
    await comeIn(person.uhash, pixel);
    expect(await opened(person, { ...desk, 'x-user-platform': 'ios' })).toEqual(['Google', 'Pixel 8']);
    expect(await opened(person, { ...desk, 'x-user-platform': 'web' })).toEqual([null, null]);
    expect(await opened(person, { ...desk, 'x-user-platform': 'toaster' })).toEqual([null, null]);
  });

  it('ID-05 has a name of a sane length, or none', async () => {
    const person = await aPerson(server, app);
    expect((await comeIn(person.uhash, { 'x-device-model': 'x'.repeat(129) })).status).toBe(200);
    expect(await opened(person)).toEqual([null, null]);
    expect((await comeIn(person.uhash, { 'x-device-model': 'x'.repeat(128) })).status).toBe(200);
    expect(await opened(person)).toEqual([null, 'x'.repeat(128)]);
  });

  it('is written once for each phone, not with each visit', async () => {
    const person = await aPerson(server, app);
    const row = async () => {
      const [user] = await server.database.db.select().from(users).where(eq(users.uhash, person.uhash));
      return user?.seen_at;
    };
    server.clock.now = new Date(Date.now() + 60_000);
    await comeIn(person.uhash, pixel);
    const noted = await row();
    server.clock.forward(60_000);
    await comeIn(person.uhash, pixel);
    expect(await row()).toEqual(noted);
  });

  it('is shown to operators with a ticket about the attempt, beside what became of it', async () => {
    const person = await aPerson(server, app);
    await comeIn(person.uhash, pixel);
    await opened(person);
    const [click] = await person.clicks();
    const form = ticketForm(person.user, { attempt: click?.cid ?? '' });
    await server.call('support/post-support-ticket', { as: person.uhash, form, headers: anAddress() });
    const [ticket] = await ticketsOf(server.database.db, person.user);
    const params = { id: ticket?.id ?? '' };
    const { body } = await server.operate('console/tickets/get-tickets-id', { params });
    expect(body).toMatchObject({
      ticket: {
        attempt: {
          ...{ id: click?.cid, supplier: 'a-supplier', state: 'opened', raw_code: null, credited: 0 },
          device: { manufacturer: 'Google', model: 'Pixel 8' },
        },
      },
    });
    const seen = await server.call('support/get-support-ticket', { as: person.uhash, params });
    expect(JSON.stringify(seen.body)).not.toContain('Pixel');
  });
});
