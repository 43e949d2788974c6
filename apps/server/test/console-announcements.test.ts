// Announcements of the console: Olga owns Pixel Quest's apps, Rita another publisher's. Alice reads English, and at times
// another language.
import type { OperatedAnnouncement } from '@earnwall/contract/entities/operated-announcement';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceTurned } from '#jobs/announce-schedules.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { anAnnouncement } from '#testing/announcements.ts';
import { anApp, aPublisher } from '#testing/apps.ts';
import { aPerson, type SignedInPerson } from '#testing/console-people.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { noon } from './support/clock.ts';
import { listen, receivedBy } from './support/listeners.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let other: TestServer;
let olga: SignedInPerson;
let ana: SignedInPerson;
let rita: SignedInPerson;
let app: AppRecord;
let alice: UserRecord;
const publisher_id = 'pixel-quest';
const hours = (count: number): number => count * 3_600_000;

beforeAll(async () => {
  server = await startServer();
  other = await joinServer(server);
  const { db } = server.database;
  await aPublisher(db, publisher_id);
  const rival = await aPublisher(db, 'rival');
  const now = noon;
  olga = await aPerson(db, 'owner', { publisher_id, name: 'Olga', now });
  ana = await aPerson(db, 'analyst', { publisher_id, name: 'Ana', now });
  rita = await aPerson(db, 'owner', { publisher_id: rival, name: 'Rita', now });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
beforeEach(async () => {
  at(noon);
  app = await anApp(server.database.db, { publisher_id, requires_security_hash: false });
  alice = await aUser(server.database.db, app, 'alice');
});

function at(now: Date): void {
  server.clock.now = now;
  other.clock.now = now;
}
const later = (ms: number) => new Date(noon.getTime() + ms);
const local = (date: Date) => date.toISOString().slice(0, 16);
const as = ({ headers }: SignedInPerson) => ({ headers: { ...headers } });
const words = (text: string, label: string | null = null) => ({ text, label });
const plain = {
  ...{ texts: { en: words('Double points.') }, link: null, country: null },
  ...{ zone: 'UTC', starts: null, ends: null },
};

const plan = (given: object = {}, who = olga, key = crypto.randomUUID()) =>
  server.operate('console/announcements/post-announcements', {
    ...as(who),
    body: { key, app: app.id, ...plain, ...given },
  });
const made = async (given: object = {}): Promise<OperatedAnnouncement> => {
  const { status, body } = await plan(given);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.announcement as OperatedAnnouncement;
};
const end = (id: string, body: object = {}, who = olga) =>
  server.operate('console/announcements/put-announcements-end', { ...as(who), params: { id }, body });
const change = (id: string, body: object) =>
  server.operate('console/announcements/put-announcements-id', {
    ...as(olga),
    params: { id },
    body: { ...plain, ...body },
  });
const shown = async (language = 'en', node = server) => {
  const { body } = await node.call('app/get-app', {
    as: alice.uhash,
    headers: { 'accept-language': language },
  });
  return body.html;
};

describe('CO-02 an announcement', () => {
  it('stands above the lists at once, in the language of the visit, else in English; and ends', async () => {
    expect(await shown('en', other)).toBeNull();
    const panel = await listen(server, `notifications-${alice.uhash}`, alice.uhash);
    const { id, state } = await made({ texts: { en: words('Hello'), de: words('Hallo') } });
    expect(state).toBe('running');
    expect(await receivedBy(panel)).toMatchObject([{ event: 'account-changed' }]);
    expect([await shown(), await shown('de', other), await shown('fr')]).toEqual([
      '<p>Hello</p>',
      '<p>Hallo</p>',
      '<p>Hello</p>',
    ]);
    at(later(hours(1)));
    const ended = await end(id);
    expect(ended.body).toMatchObject({ announcement: { state: 'ended' }, inverse: { ends_at: null } });
    expect(await receivedBy(panel)).toMatchObject([{ event: 'account-changed' }]);
    expect(await shown('de', other)).toBeNull();
    await end(id, ended.body.inverse as object);
    expect(await shown()).toBe('<p>Hello</p>');
    const events = await server.database.db
      .select()
      .from(audit_events)
      .where(and(eq(audit_events.app_id, app.id), eq(audit_events.kind, 'change')))
      .orderBy(desc(audit_events.id));
    expect(events.map(({ what }) => what)).toEqual([
      ...['announcement resumed', 'announcement ended', 'announcement planned'],
    ]);
    panel.end();
  });

  it('gets no other end than the one that ending it has replaced', async () => {
    const { id } = await made({ ends: local(later(hours(5))) });
    expect((await end(id, { ends_at: null })).status).toBe(409);
    at(later(hours(1)));
    const { body } = await end(id);
    expect((await end(id, { ends_at: null })).status).toBe(409);
    expect((await end(id, { ends_at: later(hours(9)).toISOString() })).status).toBe(409);
    expect((await end(id, body.inverse as object)).status).toBe(200);
    expect((await end(id, body.inverse as object)).status).toBe(409);
  });

  it('is sanitised, and so is its link', async () => {
    await made({
      texts: { en: words('<script>alert(1)</script><b onclick="x()">Now</b>', '<i>More</i> & more') },
      link: 'https://pixel.example/?a=1&b="2"',
    });
    expect(await shown()).toBe(
      '<p><b>Now</b></p><p><a href="https://pixel.example/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener noreferrer">&lt;i&gt;More&lt;/i&gt; &amp; more</a></p>',
    );
  });

  it('stands before that of the settings; three at most are shown, the latest first', async () => {
    const { db } = server.database;
    app = await anApp(db, { publisher_id, requires_security_hash: false, html: '<p>Always</p>' });
    alice = await aUser(db, app, 'alice');
    for (const hour of [5, 4, 3, 2])
      await anAnnouncement(db, app, noon, {
        ...{ starts_at: later(-hours(hour)), texts: { en: words(`${hour} hours ago`) } },
      });
    expect(await shown()).toBe('<p>2 hours ago</p><p>3 hours ago</p><p>4 hours ago</p><p>Always</p>');
  });

  it('is for one country where it says so', async () => {
    await changeUser(server.database.db, alice, { country: 'AT' });
    await made({ country: 'DE', texts: { en: words('For Germany') } });
    expect(await shown()).toBeNull();
    await changeUser(server.database.db, alice, { country: 'DE' });
    expect(await shown()).toBe('<p>For Germany</p>');
  });

  it('begins and ends by the clocks of its zone, and open panels learn of it', async () => {
    const { id, starts_at } = await made({
      ...{ zone: 'Asia/Kolkata', starts: '2026-03-10T18:30', ends: '2026-03-10T20:30' },
    });
    expect(starts_at).toBe('2026-03-10T13:00:00.000Z');
    const panel = await listen(server, `notifications-${alice.uhash}`, alice.uhash);
    const begins = new Date(starts_at);
    at(begins);
    await announceTurned(server, new Date(begins.getTime() - 5_000), begins);
    expect(await receivedBy(panel)).toMatchObject([{ event: 'account-changed' }]);
    expect(await shown('en', other)).toBe('<p>Double points.</p>');
    at(new Date(begins.getTime() + hours(2)));
    expect(await shown('en', other)).toBeNull();
    expect((await change(id, {})).status).toBe(409);
    panel.end();
  });

  it('that runs gets other words, and keeps its start', async () => {
    const { id, starts_at } = await made();
    const { body } = await change(id, {
      texts: { en: words('Triple points.') },
      ends: local(later(hours(3))),
    });
    expect(body.announcement).toMatchObject({ starts_at, ends_at: later(hours(3)).toISOString() });
    expect(await shown()).toBe('<p>Triple points.</p>');
  });

  it('is made once by the same key', async () => {
    const key = crypto.randomUUID();
    await Promise.all([plan({}, olga, key), plan({}, olga, key)]);
    expect(await shown()).toBe('<p>Double points.</p>');
  });

  it.each([
    [{ texts: { de: words('Hallo') } }, 'texts.en'],
    [{ texts: { en: words('Hi'), tlh: words('nuqneH') } }, 'texts.tlh'],
    [{ link: 'javascript:alert(1)', texts: { en: words('Hi', 'More') } }, 'link'],
    [{ starts: '2090-01-02T00:00', ends: '2090-01-01T00:00' }, 'ends'],
    [{ zone: 'Mars/Olympus' }, 'zone'],
  ])('%o is refused at its field', async (given, field) => {
    const { status, body } = await plan(given);
    expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]]);
  });

  it('that runs is shown and comes first, however many are planned and past', async () => {
    const { db } = server.database;
    const text = (index: number) => ({ texts: { en: words(`Number ${index}`) } });
    const running = await anAnnouncement(db, app, noon, { ...text(0), starts_at: later(-hours(1)) });
    const planned: string[] = [];
    for (let index = 1; index <= 55; index += 1)
      planned.push(await anAnnouncement(db, app, noon, { ...text(index), starts_at: later(hours(index)) }));
    const past: string[] = [];
    for (const hour of [2, 3])
      past.push(await anAnnouncement(db, app, noon, { starts_at: later(-hours(hour)), ends_at: later(-1) }));
    expect(await shown()).toBe('<p>Number 0</p>');
    const ids: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const query = { app: app.id, ...(after && { after }) };
      const { body } = await server.operate('console/announcements/get-announcements', {
        ...{ ...as(olga), query },
      });
      const { announcements, next } = body as { announcements: OperatedAnnouncement[]; next: string | null };
      ids.push(...announcements.map(({ id }) => id));
      after = next;
    }
    expect(ids).toEqual([running, ...planned, ...past]);
    // Begun by the clock, without a change that the node would hear of.
    at(later(hours(1)));
    expect(await shown()).toBe('<p>Number 1</p><p>Number 0</p>');
  });

  it('that was planned is shown in time beside many that nobody has ended', async () => {
    const { db } = server.database;
    for (let hour = 1; hour <= 60; hour += 1)
      await anAnnouncement(db, app, noon, { starts_at: later(-hours(hour)) });
    await anAnnouncement(db, app, noon, { starts_at: later(hours(1)), texts: { en: words('New') } });
    await shown();
    at(later(hours(1)));
    expect(await shown()).toContain('<p>New</p>');
  });

  it('is listed by state, and not to another publisher', async () => {
    const running = await made();
    const planned = await made({ starts: local(later(hours(9))) });
    await end(planned.id);
    const listed = async (query: object, who = olga) => {
      const { body } = await server.operate('console/announcements/get-announcements', {
        ...as(who),
        query: { app: app.id, ...query },
      });
      return (body.announcements as OperatedAnnouncement[] | undefined)?.map(({ id, state }) => [id, state]);
    };
    expect(await listed({})).toEqual([
      [running.id, 'running'],
      [planned.id, 'cancelled'],
    ]);
    expect(await listed({ state: 'running' }, ana)).toEqual([[running.id, 'running']]);
    expect(await listed({ state: 'planned' })).toEqual([]);
    expect(await listed({}, rita)).toBeUndefined();
    expect((await end(running.id, {}, rita)).status).toBe(404);
    expect((await end(running.id, {}, ana)).status).toBe(403);
    const csv = await fetch(`${server.url}/api/console/announcements?app=${app.id}&format=csv`, {
      headers: { ...ana.headers },
    });
    expect((await csv.text()).split('\r\n')[1]).toContain(`${running.id},${app.id},Double points.,en`);
  });
});
