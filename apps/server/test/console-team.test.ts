// The team of the console over HTTP: invitations, roles, removals, links for a new password, and publishers.
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lostAllLink } from '#console/lost-all.ts';
import { seal } from '#console/seal.ts';
import { sendConsoleMails } from '#jobs/send-console-mails.ts';
import { type Mail, type Mailer, MailRefused } from '#ports/mail.ts';
import { createLog } from '#request/log.ts';
import { Passwords } from '#request/passwords.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { outbox } from '#store/schema/outbox.ts';
import { factors, invitations, password_resets, people } from '#store/schema/people.ts';
import { aPublisher } from '#testing/apps.ts';
import { aPerson } from '#testing/console-people.ts';
import { type Browser, openBrowser } from './support/console-browser.ts';
import { beginTransaction, countWaiting } from './support/holds.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
const sent: Mail[] = [];
const mailer: Mailer = {
  domain: 'panel.example',
  send: async (mail) => {
    if (mail.to.startsWith('refused')) throw new MailRefused('550 no such mailbox');
    sent.push(mail);
  },
};

beforeAll(async () => {
  server = await startServer({ mailer });
});
afterAll(() => server.stop());
beforeEach(() => {
  server.clock.forward(24 * 3_600_000);
  sent.length = 0;
});

const password = 'four plain words here';
const secret = 'a secret of the tests alone';

async function signedIn(
  role: 'admin' | 'owner' | 'developer',
  publisher_id?: string,
): Promise<Browser & { id: string }> {
  const given = { now: server.clock.now, ...(publisher_id && { publisher_id }) };
  const { id, headers } = await aPerson(server.database.db, role, given);
  return Object.assign(openBrowser(server, headers.cookie), { id });
}

const tokenIn = (link: string): string => link.split('/').at(-1) ?? '';
let count = 0;
const anEmail = () => {
  count += 1;
  return `person-${count}@example.com`;
};
const deliver = () =>
  sendConsoleMails(
    { database: server.database, mailer, secret, now: () => server.clock.now, log: createLog('silent') },
    new AbortController().signal,
  );
const invite = (
  by: Browser,
  body: { role: 'admin' | 'owner' | 'analyst' | 'support'; publisher_id?: string; email?: string },
) => by.ask('console/team/post-team-invitations', { body: { email: anEmail(), name: 'Ida', ...body } });

describe('CO-04 invitations', () => {
  it('by an owner into the own publisher: shown, accepted once, and then signed in', async () => {
    const publisher_id = await aPublisher(server.database.db, 'coin-harbor');
    const owner = await signedIn('owner', publisher_id);
    const email = 'Ida.Mixed@Example.com';
    const { body, status } = await invite(owner, { role: 'analyst', email });
    expect(status).toBe(200);
    expect(body).toMatchObject({ mailed: true, invitation: { email: email.toLowerCase(), role: 'analyst' } });
    expect(body.link).toMatch(new RegExp(`^${server.url}/console/invitation/[\\w-]{43}$`));
    const params = { token: tokenIn(body.link) };

    const [ida, thief] = [openBrowser(server), openBrowser(server)];
    const shown = await ida.ask('console/invitations/get-invitations', { params });
    expect(shown.body).toMatchObject({ name: 'Ida', role: 'analyst', publisher: { id: 'coin-harbor' } });
    const weak = await ida.ask('console/invitations/post-invitations', {
      params,
      body: { password: 'short' },
    });
    expect(weak.errors).toHaveProperty('password');
    const accept = { params, body: { password } };
    const answers = await Promise.all(
      [ida, thief].map((b) => b.ask('console/invitations/post-invitations', accept)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
    expect((await ida.ask('console/invitations/get-invitations', { params })).status).toBe(404);
    const winner = answers[0]?.status === 200 ? ida : thief;
    const me = (await winner.ask('console/me/get-me')).body;
    expect(me.person).toMatchObject({
      email: 'ida.mixed@example.com',
      role: 'analyst',
      publisher: { id: 'coin-harbor' },
    });
    const team = (await owner.ask('console/team/get-team')).body;
    expect(team.people.map(({ name }) => name)).toEqual(['Ida', 'Some owner']);
    expect(team.invitations).toEqual([]);
  });

  it('who must have a factor enrols it before anything else', async () => {
    const admin = await signedIn('admin');
    const { link } = (await invite(admin, { role: 'support' })).body;
    const sam = openBrowser(server);
    const accept = { params: { token: tokenIn(link) }, body: { password, name: 'Sam' } };
    expect((await sam.ask('console/invitations/post-invitations', accept)).body.next).toBe('enrol');
    expect((await sam.ask('console/me/get-me')).status).toBe(401);
    expect((await sam.ask('console/me/post-me-factors-totp')).status).toBe(200);
  });

  it('end after 72 hours, when revoked, and when a newer one was sent', async () => {
    const admin = await signedIn('admin');
    const isOpen = async (link: string) => {
      const asked = { params: { token: tokenIn(link) } };
      return (await openBrowser(server).ask('console/invitations/get-invitations', asked)).status === 200;
    };
    const email = anEmail();
    const first = (await invite(admin, { role: 'support', email })).body;
    const second = (await invite(admin, { role: 'support', email })).body;
    expect([await isOpen(first.link), await isOpen(second.link)]).toEqual([false, true]);
    const params = { id: second.invitation.id };
    expect((await admin.ask('console/team/post-team-invitations-revoke', { params })).status).toBe(200);
    expect((await admin.ask('console/team/post-team-invitations-revoke', { params })).status).toBe(404);
    expect(await isOpen(second.link)).toBe(false);
    const third = (await invite(admin, { role: 'support', email })).body;
    server.clock.forward(72 * 3_600_000 - 1);
    expect(await isOpen(third.link)).toBe(true);
    server.clock.forward(1);
    expect(await isOpen(third.link)).toBe(false);
  });

  it('an owner neither makes operators nor reaches into another publisher', async () => {
    const [own, other] = [await aPublisher(server.database.db), await aPublisher(server.database.db)];
    const owner = await signedIn('owner', own);
    expect((await invite(owner, { role: 'admin' })).errors).toHaveProperty('role');
    expect((await invite(owner, { role: 'analyst', publisher_id: other })).errors).toHaveProperty(
      'publisher_id',
    );
    const admin = await signedIn('admin');
    expect((await invite(admin, { role: 'analyst' })).errors).toHaveProperty('publisher_id');
    expect((await invite(admin, { role: 'analyst', publisher_id: 'no-such' })).errors).toHaveProperty(
      'publisher_id',
    );
    const taken = await invite(admin, { role: 'owner', publisher_id: other });
    expect(taken.body.invitation.publisher?.id).toBe(other);
    const params = { id: taken.body.invitation.id };
    expect((await owner.ask('console/team/post-team-invitations-revoke', { params })).status).toBe(404);
    expect((await owner.ask('console/team/get-team', { query: { publisher: other } })).body).toEqual({
      ...{ people: [], invitations: [] },
    });
  });

  it('go out by mail, without a token in the database or the log', async () => {
    const admin = await signedIn('admin');
    const email = anEmail();
    const { link } = (await invite(admin, { role: 'support', email })).body;
    const rows = JSON.stringify([
      await server.database.db.select().from(outbox),
      await server.database.db.select().from(invitations),
    ]);
    expect(rows).not.toContain(tokenIn(link));
    await openBrowser(server).ask('console/invitations/get-invitations', {
      params: { token: tokenIn(link) },
    });
    expect(server.logged.join('\n')).not.toContain(tokenIn(link));
    await deliver();
    await deliver();
    expect(sent.filter(({ to }) => to === email)).toMatchObject([{ text: expect.stringContaining(link) }]);

    await invite(admin, { role: 'support', email: 'refused@example.com' });
    const late = (await invite(admin, { role: 'support' })).body;
    await deliver();
    expect(sent.some(({ text }) => text.includes(late.link))).toBe(true);
    const dead = await server.database.db.select().from(outbox).where(eq(outbox.state, 'dead'));
    expect(dead.map(({ failure }) => failure)).toContain('550 no such mailbox');
  });
});

describe('CO-04 roles', () => {
  const role = (
    by: Browser,
    person: string,
    body: { role: 'admin' | 'owner' | 'support' | 'analyst' | 'developer'; publisher_id?: string },
  ) => by.ask('console/team/put-team-role', { params: { person }, body });
  const remove = (by: Browser, person: string) =>
    by.ask('console/team/post-team-removal', { params: { person } });
  const isIn = async (browser: Browser) => (await browser.ask('console/me/get-me')).status === 200;

  it('a change ends the sessions, and so does a removal', async () => {
    const publisher_id = await aPublisher(server.database.db);
    const owner = await signedIn('owner', publisher_id);
    const dev = await signedIn('developer', publisher_id);
    expect((await role(owner, dev.id, { role: 'analyst' })).body.person.role).toBe('analyst');
    expect(await isIn(dev)).toBe(false);
    const [event] = await server.database.db
      .select()
      .from(audit_events)
      .where(and(eq(audit_events.person_id, owner.id), eq(audit_events.kind, 'change')));
    expect(event).toMatchObject({
      ...{ publisher_id, role: 'owner', what: 'role of Some developer changed' },
      changes: [{ field: 'role', old: 'developer', new: 'analyst' }],
    });
    const ana = await signedIn('developer', publisher_id);
    const end = { params: { person: ana.id } };
    expect((await owner.ask('console/team/post-team-sessions-end', end)).body).toEqual({ ended: 1 });
    expect(await isIn(ana)).toBe(false);
    expect((await remove(owner, ana.id)).status).toBe(200);
    expect((await remove(owner, ana.id)).status).toBe(404);
    expect((await owner.ask('console/team/get-team')).body.people).toHaveLength(2);
  });

  it('an owner cannot touch operators, others’ people, or make an admin', async () => {
    const owner = await signedIn('owner');
    const [admin, stranger] = [await signedIn('admin'), await signedIn('developer')];
    for (const { id } of [admin, stranger]) {
      expect((await role(owner, id, { role: 'analyst' })).status).toBe(404);
      expect((await remove(owner, id)).status).toBe(404);
    }
    expect((await role(owner, owner.id, { role: 'admin' })).errors).toHaveProperty('role');
    expect(await isIn(owner)).toBe(true);
  });

  it('the last owner of a publisher and the last admin stay', async () => {
    const { db } = server.database;
    const publisher_id = await aPublisher(db);
    const owner = await signedIn('owner', publisher_id);
    expect((await role(owner, owner.id, { role: 'analyst' })).errors.role).toEqual([
      expect.stringContaining('last owner'),
    ]);
    expect((await remove(owner, owner.id)).errors.person).toEqual([expect.stringContaining('last owner')]);
    const second = await signedIn('owner', publisher_id);
    expect((await remove(second, owner.id)).status).toBe(200);

    await db.update(people).set({ removed_at: server.clock.now }).where(eq(people.role, 'admin'));
    const admin = await signedIn('admin');
    expect((await role(admin, admin.id, { role: 'support' })).errors.role).toEqual([
      expect.stringContaining('last admin'),
    ]);
    expect((await remove(admin, admin.id)).status).toBe(422);
    expect((await role(admin, second.id, { role: 'admin' })).errors.role).toEqual([
      expect.stringContaining('last owner'),
    ]);
  });

  it('two admins who remove each other at once leave one', async () => {
    const { db } = server.database;
    await db.update(people).set({ removed_at: server.clock.now }).where(eq(people.role, 'admin'));
    const [one, two] = [await signedIn('admin'), await signedIn('admin')];
    const answers = await Promise.all([remove(one, two.id), remove(two, one.id)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await db.$count(people, and(eq(people.role, 'admin'), isNull(people.removed_at)))).toBe(1);
  });

  it('a change ends links for a new password, which were made under the earlier role', async () => {
    const publisher_id = await aPublisher(server.database.db);
    const [owner, admin] = [await signedIn('owner', publisher_id), await signedIn('admin')];
    const dev = await signedIn('developer', publisher_id);
    const made = await owner.ask('console/team/post-team-reset', {
      ...{ params: { person: dev.id }, body: { remove_factors: true } },
    });
    expect((await role(admin, dev.id, { role: 'admin' })).status).toBe(200);
    const taken = await openBrowser(server).ask('console/resets/post-resets-token', {
      ...{ params: { token: tokenIn(made.body.link) }, body: { password } },
    });
    expect(taken.status).toBe(404);
  });

  it('a move is in the audit of both publishers, and neither learns of the other', async () => {
    const { db } = server.database;
    const [from, to] = [await aPublisher(db, 'moved-from'), await aPublisher(db, 'moved-to')];
    const [left, joined] = [await signedIn('owner', from), await signedIn('owner', to)];
    const [admin, dev] = [await signedIn('admin'), await signedIn('developer', from)];
    const moved = await role(admin, dev.id, { role: 'analyst', publisher_id: to });
    expect(moved.body.person.publisher?.id).toBe(to);
    const seenBy = async (owner: Browser) => {
      const { events } = (await owner.ask('console/audit/get-audit', { query: { kind: 'change' } })).body;
      return events.map(({ what, changes }) => ({ what, changes }));
    };
    expect(await seenBy(left)).toEqual([
      { what: 'Some developer left', changes: [{ field: 'role', old: 'developer', new: null }] },
    ]);
    expect(await seenBy(joined)).toEqual([
      { what: 'Some developer joined', changes: [{ field: 'role', old: null, new: 'analyst' }] },
    ]);
  });

  it('an operator joins a publisher, and back', async () => {
    const admin = await signedIn('admin');
    const other = await signedIn('admin');
    expect((await role(admin, other.id, { role: 'owner' })).errors).toHaveProperty('publisher_id');
    const publisher_id = await aPublisher(server.database.db);
    const joined = (await role(admin, other.id, { role: 'analyst', publisher_id })).body.person;
    expect(joined.publisher?.id).toBe(publisher_id);
    expect((await role(admin, other.id, { role: 'support' })).body.person.publisher).toBeNull();
  });
});

describe('CO-04 links for a new password', () => {
  async function aMember(role: 'owner' | 'developer' = 'developer') {
    const publisher_id = await aPublisher(server.database.db);
    const member = await signedIn(role, publisher_id);
    const [person] = await server.database.db.select().from(people).where(eq(people.id, member.id));
    if (!person) throw new Error('No such person');
    return { member, person };
  }
  const setPassword = (
    link: string,
    more: { code?: string; recovery_code?: string; password?: string } = {},
  ) =>
    openBrowser(server).ask('console/resets/post-resets-token', {
      ...{ params: { token: tokenIn(link) }, body: { password, ...more } },
    });
  const show = (link: string) =>
    openBrowser(server).ask('console/resets/get-resets', { params: { token: tokenIn(link) } });
  const signIn = (email: string) =>
    openBrowser(server).ask('console/session/post-session', { body: { email, password } });

  it('known or not, the answer is the same; the known one gets a mail', async () => {
    const { person, member } = await aMember();
    const ask = (email: string) => openBrowser(server).ask('console/resets/post-resets', { body: { email } });
    const [known, unknown] = [await ask(person.email.toUpperCase()), await ask('no-one@example.com')];
    expect(known).toEqual(unknown);
    // The work goes on after the answer.
    await expect.poll(() => server.database.db.$count(password_resets)).toBeGreaterThan(0);
    const mails = async () => {
      await deliver();
      return sent.length;
    };
    await expect.poll(mails).toBe(1);
    const [mail] = sent;
    expect(mail?.to).toBe(person.email);
    const link = /https?:\S+\/console\/reset\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await show(link)).body).toMatchObject({ email: person.email, methods: [] });
    expect((await setPassword(link, { password: 'short' })).errors).toHaveProperty('password');
    expect((await setPassword(link)).status).toBe(200);
    expect((await setPassword(link)).status).toBe(404);
    expect((await member.ask('console/me/get-me')).status).toBe(401);
    expect((await signIn(person.email)).body.next).toBe('done');
  });

  it('asking often slows down', async () => {
    const ask = () =>
      openBrowser(server).ask('console/resets/post-resets', { body: { email: 'often@example.com' } });
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });

  it('of an admin: 30 minutes, once, only the digest is stored, and a newer password ends it', async () => {
    const { person } = await aMember();
    const admin = await signedIn('admin');
    const make = async () => {
      const asked = { params: { person: person.id }, body: { remove_factors: false } };
      return (await admin.ask('console/team/post-team-reset', asked)).body.link;
    };
    const [late, first, second] = [await make(), await make(), await make()];
    const rows = JSON.stringify(await server.database.db.select().from(password_resets));
    expect(rows).not.toContain(tokenIn(late));
    const answers = await Promise.all([setPassword(first), setPassword(first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await setPassword(second)).status).toBe(404);
    const third = await make();
    server.clock.forward(30 * 60_000);
    expect((await setPassword(third)).status).toBe(404);
  });

  it('waits for a change of the person that ends it, and is refused then', async () => {
    const { person } = await aMember();
    const admin = await signedIn('admin');
    const made = await admin.ask('console/team/post-team-reset', {
      ...{ params: { person: person.id }, body: { remove_factors: false } },
    });
    const change = await beginTransaction(server.connectionString);
    await change.run("update people set role = 'owner' where id = $1", [person.id]);
    const answer = setPassword(made.body.link);
    await expect.poll(() => countWaiting(server.database)).toBe(1);
    await change.run('update password_resets set used_at = now() where person_id = $1', [person.id]);
    await change.commit();
    expect((await answer).status).toBe(404);
  });

  it('who has a factor proves it there as well; a wrong one leaves the link and the password as they are', async () => {
    const { member, person } = await aMember('owner');
    const enrol = await member.ask('console/me/post-me-factors-passkey-options');
    expect(enrol.status).toBe(200);
    const codes = await withFactor(person.id, member);
    const admin = await signedIn('admin');
    const asked = { params: { person: person.id }, body: { remove_factors: false } };
    const { link } = (await admin.ask('console/team/post-team-reset', asked)).body;
    expect((await show(link)).body.methods).toEqual(['totp', 'recovery']);
    expect((await setPassword(link)).status).toBe(400);
    expect((await setPassword(link, { code: '123456' })).errors).toHaveProperty('code');
    expect((await signIn(person.email)).status).toBe(422);
    expect((await setPassword(link, { recovery_code: codes[0] ?? '' })).status).toBe(200);
    expect((await signIn(person.email)).body.next).toBe('factor');
  });

  it('for somebody who has lost all, by an admin or by the command on the server, factors are removed', async () => {
    const { member, person } = await aMember('owner');
    await withFactor(person.id, member);
    const context = { database: server.database, consoleUrl: () => server.url, now: () => server.clock.now };
    expect(await lostAllLink(context, 'no-one@example.com')).toBeNull();
    const link = (await lostAllLink(context, ` ${person.email.toUpperCase()} `)) ?? '';
    expect((await show(link)).body.methods).toEqual([]);
    expect((await setPassword(link)).status).toBe(200);
    expect((await signIn(person.email)).body.next).toBe('enrol');
    expect(await server.database.db.$count(factors, eq(factors.person_id, person.id))).toBe(0);
    const events = await server.database.db
      .select()
      .from(audit_events)
      .where(eq(audit_events.by, 'command on the server'));
    expect(events).toHaveLength(1);
  });

  /** An authenticator app whose codes nobody knows; the recovery codes. */
  async function withFactor(person_id: string, browser: Browser): Promise<string[]> {
    const at = server.clock.now;
    await server.database.db.insert(factors).values({
      ...{ person_id, kind: 'totp', name: 'Lost phone', confirmed_at: at },
      secret: seal(secret, 'totp', 'JBSWY3DPEHPK3PXP'),
    });
    await server.database.db
      .update(people)
      .set({ password_hash: await new Passwords(2 ** 4).hash('an older password') })
      .where(eq(people.id, person_id));
    return (await browser.ask('console/me/post-me-recovery-codes')).body.recovery_codes;
  }
});

describe('CO-04 publishers', () => {
  it('are added and renamed by admins', async () => {
    const admin = await signedIn('admin');
    const added = await admin.ask('console/publishers/post-publishers', { body: { name: 'Coin & Harbor' } });
    const { id } = added.body.publisher;
    expect(id).toMatch(/^coin-harbor-[0-9a-f]{8}$/);
    const rename = (to: string) =>
      admin.ask('console/publishers/put-publishers', { params: { id: to }, body: { name: 'Harbor' } });
    expect((await rename(id)).body.publisher).toMatchObject({ id, name: 'Harbor', people: 0, apps: 0 });
    expect((await rename('no-such')).status).toBe(404);
    const listed = (await admin.ask('console/publishers/get-publishers')).body.publishers;
    expect(listed.find((publisher) => publisher.id === id)?.name).toBe('Harbor');
    const events = await server.database.db
      .select()
      .from(audit_events)
      .where(eq(audit_events.publisher_id, id));
    expect(events.map(({ what }) => what)).toEqual([
      'publisher Coin & Harbor added',
      'publisher Harbor renamed',
    ]);
  });
});
