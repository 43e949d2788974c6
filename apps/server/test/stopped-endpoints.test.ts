// What happens when nobody fetches postbacks: a mail, a wait, and an end (PB-03).
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetPostbacksJob } from '#jobs/forget-postbacks.ts';
import { sendEndpointMails } from '#jobs/send-endpoint-mails.ts';
import { type Mail, MailRefused } from '#ports/mail.ts';
import { stopAndTell } from '#publishers/delivery/stop-and-tell.ts';
import { switchEndpoint } from '#publishers/endpoint-settings.ts';
import { createLog } from '#request/log.ts';
import { anApp } from '#testing/apps.ts';
import { creditByOperator } from '#testing/ledger.ts';
import { aUser } from '#testing/people.ts';
import { anEndpoint, endpointOf, postbacksIn } from '#testing/postbacks.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const log = createLog('silent');
const running = new AbortController().signal;
const noon = new Date('2026-03-10T12:00:00Z');
const contact_email = 'ops@pixel-quest.example';
const url = 'https://pixel-quest.example/postbacks';

async function stopped(state: 'failing' | 'gone') {
  const app = await anApp(test.database.db, { name: 'Pixel <Quest>' });
  await anEndpoint(test.database.db, app, { url, contact_email });
  await Promise.all([1, 2].map(() => stopAndTell(test.database, app.id, state, noon)));
  return app;
}

function mailer(refusal: Error | null = null) {
  const sent: Mail[] = [];
  const send = async (mail: Mail) => {
    if (refusal) throw refusal;
    sent.push(mail);
  };
  return { sent, tools: { database: test.database, mailer: { domain: 'panel.example', send }, log } };
}

const stateOf = async (app: { id: string }) => {
  const { rows } = await test.database.db.execute(sql`select state from outbox where app_id = ${app.id}`);
  return rows;
};

it.each([
  ['gone', 'HTTP 410'],
  ['failing', 'three days'],
] as const)('PB-03 an endpoint that is %s is stopped once, and its contact told why', async (state, why) => {
  const app = await stopped(state);
  expect(await endpointOf(test.database.db, app)).toMatchObject({ state });
  const { sent, tools } = mailer();
  await sendEndpointMails({ ...tools, now: () => noon }, running);
  await sendEndpointMails({ ...tools, now: () => noon }, running);
  expect(sent).toMatchObject([{ to: contact_email, subject: 'Postbacks of Pixel <Quest> have stopped' }]);
  expect(sent[0]?.text).toContain(why);
  expect(sent[0]?.text).toContain('pixel-quest.example');
  expect(sent[0]?.html).not.toContain('<Quest>');
  expect(await stateOf(app)).toEqual([{ state: 'done' }]);
});

it('PB-03 a mail about it is tried again, and given up when it is refused', async () => {
  const app = await stopped('gone');
  const down = mailer(new Error('The mail server is down'));
  await sendEndpointMails({ ...down.tools, now: () => noon }, running);
  expect(await stateOf(app)).toEqual([{ state: 'due' }]);
  const later = new Date(noon.getTime() + 3_600_000);
  await sendEndpointMails({ ...mailer(new MailRefused('No such mailbox')).tools, now: () => later }, running);
  expect(await stateOf(app)).toEqual([{ state: 'dead' }]);
});

it('PB-03 what waits goes out with all its attempts when the endpoint is switched on again', async () => {
  const app = await anApp(test.database.db);
  const alice = await aUser(test.database.db, app, 'alice');
  await anEndpoint(test.database.db, app, { url, state: 'failing', failing_since: noon });
  const gift = { kind: 'bonus' as const, reason: 'A gift', amount: 5n, at: noon };
  for (let count = 0; count < 2; count += 1) await creditByOperator(test.database, app, alice, gift);
  await test.database.db.execute(
    sql`update postback_queue set tries = 11, due_at = now() + interval '1 day' where app_id = ${app.id}`,
  );
  await test.database.transaction((tx) => switchEndpoint(tx, app.id, 'on', noon));
  const { rows } = await test.database.db.execute(sql`
    select distinct tries, due_at < now() + interval '15 seconds' as soon from postback_queue
    where app_id = ${app.id}`);
  expect(rows).toEqual([{ tries: 0, soon: true }]);
});

it('PB-03 postbacks wait for a month, and stay in the log for as long as it reaches', async () => {
  const app = await anApp(test.database.db);
  const alice = await aUser(test.database.db, app, 'alice');
  await anEndpoint(test.database.db, app, { url, state: 'gone' });
  await creditByOperator(test.database, app, alice, {
    kind: 'bonus',
    reason: 'A gift',
    amount: 5n,
    at: noon,
  });
  const after = async (days: number) => {
    const now = () => new Date(Date.now() + days * 86_400_000);
    await forgetPostbacksJob({ database: test.database, now, log, logDays: 90 }).run(running);
    return (await postbacksIn(test.database.db, app)).map(({ state }) => state);
  };
  expect(await after(29)).toEqual(['due']);
  expect(await after(31)).toEqual(['dead']);
  expect(await after(89)).toEqual(['dead']);
  expect(await after(91)).toEqual([]);
});
