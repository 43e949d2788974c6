// People are told when there are surveys again: by mail that they confirmed, and by their browsers (decision 0110).
import { createECDH } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpMailer } from '#adapters/mail/smtp.ts';
import { postbackSender } from '#adapters/postbacks/sender.ts';
import { readMailConfig } from '#config/mail.ts';
import { sendAlertMails } from '#jobs/send-alert-mails.ts';
import { sendAlerts } from '#jobs/send-alerts.ts';
import type { Mailer } from '#ports/mail.ts';
import { createLog } from '#request/log.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { outbox } from '#store/schema/outbox.ts';
import { createMatching } from '#surveys/matching/matching.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp } from '#testing/apps.ts';
import { aUser, changeUser, type UserRecord } from '#testing/people.ts';
import { aSurvey } from '#testing/surveys.ts';
import { type SandboxProcess, startSandbox } from './support/outside/sandbox.ts';
import { startServer, type TestServer } from './support/server.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const time_zone = 'UTC';

let sandbox: SandboxProcess;
let mailer: Mailer;
let server: TestServer;
let app: AppRecord;
const sender = postbackSender({ loopback: true });

beforeAll(async () => {
  sandbox = await startSandbox(1);
  const config = readMailConfig({ MAIL_URL: sandbox.mailUrl, MAIL_FROM: 'hello@panel.example' }, []);
  mailer = smtpMailer(config ?? expect.fail());
  server = await startServer({ mailer });
  app = await anApp(server.database.db, { name: 'Coin Harbor' });
});
afterAll(async () => {
  await sender.close();
  await server.stop();
  await sandbox.stop();
});

/** Whose countries nobody else has surveys in. */
const countries = [
  'AD',
  'AG',
  'AI',
  'AO',
  'AW',
  'AX',
  'BB',
  'BF',
  'BI',
  'BJ',
  'BM',
  'BN',
  'BO',
  'BS',
  'BT',
  'BW',
  'BZ',
  'CD',
  'CF',
  'CG',
  'CK',
  'CM',
  'CV',
  'DJ',
  'DM',
  'FO',
  'GA',
  'GD',
];
let country = '';
let alice: UserRecord;
let people = 0;
let email = '';

/** Noon, with alice an hour away from her empty list, and nobody else to be told. */
beforeEach(async () => {
  for (const table of ['push_subscriptions', 'survey_alerts'])
    await server.database.db.execute(sql`delete from ${sql.identifier(table)}`);
  country = countries.shift() ?? expect.fail('no country is left');
  people += 1;
  email = `alice-${people}@example.com`;
  server.clock.now = new Date(Date.UTC(2026, 5, people, 12));
  alice = await aUser(server.database.db, app);
  await changeUser(server.database.db, alice, {
    country,
    seen_at: new Date(server.clock.now.getTime() - hourMs),
  });
});

const later = (ms: number) => server.clock.forward(ms);
const network = () => ({ 'x-forwarded-for': `85.220.${people}.1`, 'x-user-locale': 'en' });
const ask = (name: Parameters<TestServer['call']>[0], body?: object, user = alice) =>
  server.call(name, { as: user.uhash, headers: network(), ...(body && { body: { time_zone, ...body } }) });
const settings = async () => (await ask('notifications/get-notifications')).body;
const wantMail = (to = email, user = alice) =>
  ask('notifications/post-notifications-mail', { email: to }, user);
const log = createLog('info', { write: (line) => server.logged.push(line) });
const tools = () => ({ database: server.database, mailer, log, now: () => server.clock.now });
const signal = () => new AbortController().signal;
const publicUrl = () => server.url;
const deliver = () => sendAlertMails({ ...tools(), publicUrl }, signal());
/** On a node that knows all surveys. */
const look = async () => {
  const matching = createMatching(server.database, 'a secret');
  await matching.inventory.load();
  return await sendAlerts({ ...tools(), matching, sender, publicUrl, secret: 'a secret' }, signal());
};
const check = async () => {
  const told = await look();
  await deliver();
  return told;
};
const nextCheck = async () => {
  later(5 * minuteMs);
  return await check();
};
const letters = () => sandbox.lettersTo(email);
const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? expect.fail('no link');
const press = (link: string) => fetch(link, { method: 'POST' });

async function confirmed() {
  await wantMail();
  await deliver();
  const [letter] = await letters();
  expect((await press(linkIn(letter?.text ?? ''))).status).toBe(200);
}

function aBrowser(name: string) {
  const pair = createECDH('prime256v1');
  const keys = { p256dh: pair.generateKeys('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') };
  return { endpoint: `${sandbox.url}/push/${name}-${people}`, keys };
}
const received = async ({ endpoint }: { endpoint: string }) =>
  (await (await fetch(endpoint)).json()) as { headers: Record<string, string>; bytes: number }[];

describe('by mail', () => {
  it('asks for a confirmation by one mail, and sends nothing before it', async () => {
    expect(await settings()).toMatchObject({
      mail: { available: true, state: 'off' },
      quiet_hours: { from: 22, until: 8 },
    });
    expect((await wantMail(` ${email} `)).body).toMatchObject({ mail: { state: 'pending' } });
    await deliver();
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ subject: 'Coin Harbor: confirm your email address' });
    await aSurvey(server.database.db, { country });
    expect(await nextCheck()).toBe(0);

    const link = linkIn(letter?.text ?? '');
    const page = await fetch(link);
    expect(await page.text()).toContain('Yes, email me');
    expect(await settings()).toMatchObject({ mail: { state: 'pending' } });
    expect(await (await press(link)).text()).toContain('You’ll get an email');
    expect(await settings()).toMatchObject({ mail: { state: 'on' } });
  });

  it('tells once that there are surveys, and once a day at most', async () => {
    await confirmed();
    expect(await nextCheck()).toBe(0);
    const survey = await aSurvey(server.database.db, { country });
    expect(await nextCheck()).toBe(1);
    const [letter, ...more] = await letters();
    expect(more).toHaveLength(1);
    expect(letter).toMatchObject({
      subject: 'Coin Harbor: new surveys for you',
      headers: { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
    });
    expect(letter?.headers['list-unsubscribe']).toBe(`<${linkIn(letter?.text ?? '')}>`);
    expect(await nextCheck()).toBe(0);

    const close = (status: 'open' | 'closed') =>
      server.database.db.execute(sql`update surveys set status = ${status} where id = ${survey.id}`);
    await close('closed');
    expect(await nextCheck()).toBe(0);
    await close('open');
    expect(await nextCheck()).toBe(0);
    later(dayMs - hourMs);
    expect(await nextCheck()).toBe(0);
    later(hourMs);
    expect(await nextCheck()).toBe(1);
    expect(await letters()).toHaveLength(3);
  });

  it('is held during quiet hours of the person’s own time zone', async () => {
    await confirmed();
    // Half past nine in the evening in UTC is half past six in the morning in Tokyo.
    const quiet = { quiet_hours: { from: 22, until: 8 } };
    const put = await server.call('notifications/put-notifications', {
      ...{ as: alice.uhash, headers: network() },
      body: { ...quiet, time_zone: 'Asia/Tokyo' },
    });
    expect(put.body).toMatchObject(quiet);
    server.clock.now = new Date(Date.UTC(2026, 5, people, 21, 30));
    expect(await check()).toBe(0);
    await aSurvey(server.database.db, { country });
    expect(await nextCheck()).toBe(0);
    later(80 * minuteMs);
    expect(await check()).toBe(0);
    later(10 * minuteMs);
    expect(await check()).toBe(1);
  });

  it('is not sent by two nodes, nor again by one that stopped while it was sending', async () => {
    await confirmed();
    await aSurvey(server.database.db, { country });
    later(5 * minuteMs);
    const matching = createMatching(server.database, 'a secret');
    await matching.inventory.load();
    const node = () => sendAlerts({ ...tools(), matching, sender, publicUrl, secret: 'a secret' }, signal());
    const told = await Promise.all([node(), node()]);
    expect(told.toSorted()).toEqual([0, 1]);
    // The mail was claimed by a node that is gone.
    await server.database.db
      .update(outbox)
      .set({ attempts: 1 })
      .where(sql`${outbox.kind} = 'alert-mail' and ${outbox.state} = 'due'`);
    await deliver();
    expect(await letters()).toHaveLength(1);
    const [last] = await server.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.kind, 'alert-mail'))
      .orderBy(sql`id desc`)
      .limit(1);
    expect(last).toMatchObject({ state: 'dead', failure: 'It may have been sent before the node stopped.' });
  });

  it('ends by the link of a mail, by the mail program, or in the panel, and the address is deleted', async () => {
    await confirmed();
    const [letter] = await letters();
    const end = letter?.headers['list-unsubscribe']?.slice(1, -1) ?? expect.fail();
    expect(await (await fetch(end)).text()).toContain('Stop these emails');
    expect(await settings()).toMatchObject({ mail: { state: 'on' } });
    const body = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const ended = await fetch(end, { method: 'POST', body, headers });
    expect(await ended.text()).toContain('You won’t get these emails any more');
    expect(await settings()).toMatchObject({ mail: { state: 'off' } });
    expect((await press(end)).status).toBe(200);
    expect(await rowsOf(alice)).toEqual({ survey_alerts: 0, push_subscriptions: 0 });

    await confirmed();
    const { body: off } = await ask('notifications/post-notifications-mail-end', {});
    expect(off).toMatchObject({ mail: { state: 'off' } });
    await aSurvey(server.database.db, { country });
    expect(await nextCheck()).toBe(0);
  });

  it('says the links of old mails are no longer valid', async () => {
    await wantMail();
    await deliver();
    await wantMail();
    const [letter] = await letters();
    expect(await (await press(linkIn(letter?.text ?? ''))).text()).toContain('no longer valid');
    later(3 * dayMs);
    await check();
    expect(await rowsOf(alice)).toEqual({ survey_alerts: 0, push_subscriptions: 0 });
  });

  it('fills nobody’s mailbox', async () => {
    for (const _ of [1, 2, 3]) expect((await wantMail()).status).toBe(200);
    expect((await wantMail()).status).toBe(429);
    const bob = await aUser(server.database.db, app);
    expect((await wantMail(email.toUpperCase(), bob)).status).toBe(429);
    expect((await wantMail(`other-${email}`)).status).toBe(200);
    expect((await wantMail(`more-${email}`)).status).toBe(200);
    expect((await wantMail(`most-${email}`)).status).toBe(429);
    later(dayMs + 1);
    expect((await wantMail()).status).toBe(200);
  });

  it('fills no mailbox by other spellings of its address', async () => {
    const spellings = [`al.ice-${people}@example.com`, `alice-${people}+a@example.com`, email];
    for (const spelling of spellings) expect((await wantMail(spelling)).status).toBe(200);
    const bob = await aUser(server.database.db, app);
    expect((await wantMail(`alice-${people}+b@example.com`, bob)).status).toBe(429);
  });

  it('is not sent again after a retry that a node stopped in', async () => {
    await confirmed();
    await aSurvey(server.database.db, { country });
    const failing = { ...mailer, send: () => Promise.reject(new Error('busy')) };
    later(5 * minuteMs);
    await look();
    await sendAlertMails({ ...tools(), mailer: failing, publicUrl }, signal());
    // The mail server takes the second attempt, and the node stops before it stores that.
    const stopping = new AbortController();
    const send = async (...mail: Parameters<Mailer['send']>) => {
      await mailer.send(...mail);
      stopping.abort();
      throw new Error('stopped');
    };
    later(10 * minuteMs);
    await sendAlertMails({ ...tools(), mailer: { ...mailer, send }, publicUrl }, stopping.signal);
    expect(await letters()).toHaveLength(2);
    later(10 * minuteMs);
    await deliver();
    expect(await letters()).toHaveLength(2);
  });

  it('is not sent to whoever was banned, or whose app was turned off, since it was queued', async () => {
    await confirmed();
    await aSurvey(server.database.db, { country });
    later(5 * minuteMs);
    expect(await look()).toBe(1);
    await changeUser(server.database.db, alice, { state: 'banned' });
    await deliver();
    expect(await letters()).toHaveLength(1);
  });

  it('is not sent about surveys that were seen within an hour of the visit before', async () => {
    await confirmed();
    const visit = () => server.call('app/get-app', { as: alice.uhash, headers: network() });
    server.clock.now = new Date(Date.UTC(2026, 5, people, 22, 30));
    await visit();
    await aSurvey(server.database.db, { country });
    expect(await nextCheck()).toBe(0);
    later(20 * minuteMs);
    await visit();
    later(11 * hourMs);
    expect(await check()).toBe(0);
  });

  it('reaches the others when the list of one cannot be looked at', async () => {
    for (const name of 'abcdefghij') {
      const other = await aUser(server.database.db, app);
      await ask('notifications/post-notifications-push', aBrowser(name), other);
    }
    await server.database.db.execute(sql`update survey_alerts set time_zone = 'Mars', checked_at = 'epoch'`);
    await confirmed();
    await server.database.db.execute(
      sql`update survey_alerts set checked_at = '2001-01-01' where user_id = ${alice.id}`,
    );
    await aSurvey(server.database.db, { country });
    later(5 * minuteMs);
    await expect(look()).rejects.toThrow('time zone');
    await deliver();
    expect(await letters()).toHaveLength(2);
  });

  it.each(['confirm', 'end'])('answers a link to %s that nobody was sent', async (path) => {
    for (const token of ['%00', 'unknown'])
      expect((await fetch(`${server.url}/alerts/${path}/${token}`)).status).toBe(200);
  });

  it.each([
    ['notifications/post-notifications-mail', { email: 'alice@' }, 'email'],
    [
      'notifications/post-notifications-mail',
      { email: 'a@b.example', time_zone: 'Mars/Olympus' },
      'time_zone',
    ],
    ['notifications/put-notifications', { quiet_hours: { from: 1, until: 2 }, time_zone: '' }, null],
    ['notifications/put-notifications', { quiet_hours: { from: 24, until: 2 } }, null],
  ] as const)('%s refuses %o', async (name, body, field) => {
    const { status, body: answer } = await ask(name, body);
    expect(status).toBe(field ? 422 : 400);
    if (field) expect(answer.errors).toHaveProperty(field);
  });

  it('has no quiet hours to change before anything is turned on', async () => {
    const { status } = await ask('notifications/put-notifications', { quiet_hours: { from: 1, until: 2 } });
    expect(status).toBe(409);
  });
});

describe('by the browser', () => {
  it('sends one encrypted message to each, and forgets those that are gone', async () => {
    const [one, gone] = [aBrowser('one'), aBrowser('gone')];
    await ask('notifications/post-notifications-push', one);
    const { body } = await ask('notifications/post-notifications-push', gone);
    expect(body).toMatchObject({ push: { browsers: [expect.any(String), expect.any(String)] } });
    expect(await nextCheck()).toBe(0);
    await aSurvey(server.database.db, { country });
    expect(await nextCheck()).toBe(1);
    expect(await nextCheck()).toBe(0);
    const [message, ...more] = await received(one);
    expect(more).toEqual([]);
    expect(message?.headers).toMatchObject({
      ...{ 'content-encoding': 'aes128gcm', ttl: '14400', topic: 'surveys' },
      authorization: expect.stringMatching(/^vapid t=.+, k=.+/),
    });
    expect((await settings()).push).toMatchObject({ browsers: [expect.any(String)] });

    await ask('notifications/post-notifications-push-end', { endpoint: one.endpoint });
    expect(await rowsOf(alice)).toEqual({ survey_alerts: 0, push_subscriptions: 0 });
  });

  it('keeps the five newest browsers', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      later(1000);
      await ask('notifications/post-notifications-push', aBrowser(name));
    }
    expect(await rowsOf(alice)).toMatchObject({ push_subscriptions: 5 });
  });

  it.each([
    ['endpoint', { endpoint: 'https://10.0.0.1/push' }],
    ['endpoint', { endpoint: 'ftp://push.example/' }],
    ['keys', { keys: { p256dh: 'no', auth: 'keys' } }],
  ])('refuses a wrong %s', async (field, changes) => {
    const { status, body } = await ask('notifications/post-notifications-push', {
      ...aBrowser('one'),
      ...changes,
    });
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty(field);
  });

  it('says nothing about where a name of an endpoint leads', async () => {
    const refusal = async (endpoint: string) => {
      const { body } = await ask('notifications/post-notifications-push', { ...aBrowser('one'), endpoint });
      return body.errors;
    };
    expect(await refusal('https://10.0.0.1/push')).toEqual(await refusal('ftp://push.example/'));
  });
});

it('says when surveys usually come, of this country alone', async () => {
  for (const day of [1, 2, 3, 4, 5, 6, 7, 8])
    for (const minute of [1, 2, 3, 4, 5])
      await aSurvey(server.database.db, {
        ...{ country: 'IS', status: 'closed' },
        opened_at: new Date(server.clock.now.getTime() - day * dayMs - 3 * hourMs + minute * minuteMs),
      });
  const usual = async (query: Record<string, string>, from: string) => {
    const headers = { 'x-forwarded-for': from };
    const { body } = await server.call('notifications/get-notifications', {
      as: alice.uhash,
      query,
      headers,
    });
    return body.usual_hours;
  };
  expect(await usual({ time_zone: 'UTC' }, '85.220.0.1')).toEqual({ from: 9, until: 10 });
  expect(await usual({ time_zone: 'Asia/Tokyo' }, '85.220.0.1')).toEqual({ from: 18, until: 19 });
  expect(await usual({}, '85.220.0.1')).toBeNull();
  expect(await usual({ time_zone: 'UTC' }, '90.0.0.1')).toBeNull();
});

it('a person who is erased leaves nothing of it', async () => {
  await confirmed();
  await ask('notifications/post-notifications-push', aBrowser('one'));
  expect(await rowsOf(alice)).toEqual({ survey_alerts: 1, push_subscriptions: 1 });
  const as = await anApiKey(server.database.db, app);
  const params = { user_id: alice.uuid };
  expect((await server.publish('publisher/users/post-user-erasure', { as, params })).status).toBe(200);
  expect(await rowsOf(alice)).toEqual({ survey_alerts: 0, push_subscriptions: 0 });
});

async function rowsOf({ app_id, id }: UserRecord) {
  const counted = async (table: string) => {
    const { rows } = await server.database.db.execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${sql.identifier(table)} where app_id = ${app_id} and user_id = ${id}`,
    );
    return rows[0]?.rows;
  };
  return {
    survey_alerts: await counted('survey_alerts'),
    push_subscriptions: await counted('push_subscriptions'),
  };
}
