// Signing in to the console over HTTP: set-up, passwords that slow down, codes that count once, passkeys, and tokens that
// change whenever a session gains rights.
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { setUpLink } from '#console/set-up.ts';
import { seedConsolePeople } from '#demo/console-people.ts';
import { forgetSignInsJob } from '#jobs/forget-sign-ins.ts';
import { createLog } from '#request/log.ts';
import { Passwords } from '#request/passwords.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { console_sessions, factors, people, sign_in_attempts } from '#store/schema/people.ts';
import { publishers } from '#store/schema/publishers.ts';
import { aPublisher } from '#testing/apps.ts';
import { Authenticator } from '#testing/authenticator.ts';
import { type Browser, openBrowser } from './support/console-browser.ts';
import { beginTransaction, countWaiting } from './support/holds.ts';
import { operatorKey, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
/** The origin that browsers see. */
let origin: string;

beforeAll(async () => {
  server = await startServer();
  origin = server.url;
});
afterAll(() => server.stop());
beforeEach(async () => {
  // Each test begins a day after the last one, so that no code and no failure of another counts.
  server.clock.forward(24 * 3_600_000);
});

const password = 'four plain words here';
const codeNow = (secret: string, atMs = server.clock.now.getTime()) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: atMs });

let count = 0;
async function aPersonWithPassword(role: 'admin' | 'owner' | 'developer', name = 'Grace') {
  const { db } = server.database;
  count += 1;
  const email = `${name.toLowerCase()}-${count}@example.com`;
  const publisher_id = role === 'admin' ? null : await aPublisher(db);
  const password_hash = await new Passwords(2 ** 4).hash(password);
  const [person] = await db
    .insert(people)
    .values({ email, name, role, publisher_id, password_hash })
    .returning();
  if (!person) throw new Error('The person was not stored');
  return person;
}

const signIn = (browser: Browser, email: string, typed = password) =>
  browser.ask('console/session/post-session', { body: { email, password: typed } });

/** Enrols an authenticator app; its secret and the recovery codes. */
async function enrolTotp(browser: Browser) {
  const started = await browser.ask('console/me/post-me-factors-totp');
  expect(started.status).toBe(200);
  const { id, secret, uri, qr } = started.body;
  expect(uri).toContain(`secret=${secret}`);
  expect(qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
  const confirmed = await browser.ask('console/me/post-me-factors-totp-confirm', {
    params: { id },
    body: { code: codeNow(secret), name: 'My phone' },
  });
  expect(confirmed.status).toBe(200);
  return { id, secret, recovery_codes: confirmed.body.recovery_codes ?? [] };
}

/** An owner with an authenticator app, signed in. */
async function anOwnerWithTotp() {
  const person = await aPersonWithPassword('owner', 'Olga');
  const browser = openBrowser(server);
  expect((await signIn(browser, person.email)).body.next).toBe('enrol');
  const totp = await enrolTotp(browser);
  server.clock.forward(60_000);
  return { person, browser, ...totp };
}

const audited = async (person_id: string) =>
  (await server.database.db.select().from(audit_events).where(eq(audit_events.person_id, person_id)))
    .sort((a, b) => a.id - b.id)
    .map(({ what }) => what);

const sessionsOf = (person_id: string) =>
  server.database.db.$count(console_sessions, eq(console_sessions.person_id, person_id));
/** Until the request is answered, or waits for a lock. */
const answeredOrWaiting = (answer: Promise<unknown>) =>
  Promise.race([answer, expect.poll(() => countWaiting(server.database)).toBe(1)]);

describe('CO-04 set-up', () => {
  it('by the operators’ key, once: two at the same time make one admin, who then enrols a factor', async () => {
    const fresh = await startServer();
    try {
      const context = { database: fresh.database, consoleUrl: () => 'https://panel.example' };
      const needed = async () => (await openBrowser(fresh).ask('console/setup/get-set-up')).body.needed;
      expect(await needed()).toBe(true);
      expect(await setUpLink(context, 'a/key')).toBe('https://panel.example/console/set-up#key=a%2Fkey');

      const body = (name: string) => ({ name, email: `${name}@example.com`, password });
      const asked = (name: string) => ({
        body: body(name),
        headers: { authorization: `Bearer ${operatorKey}` },
      });
      const [ada, eve] = [openBrowser(fresh), openBrowser(fresh)];
      const noKey = await eve.ask('console/setup/post-set-up', { body: body('eve') });
      expect(noKey.status).toBe(401);
      const wrongKey = { body: body('eve'), headers: { authorization: 'Bearer wrong' } };
      expect((await eve.ask('console/setup/post-set-up', wrongKey)).status).toBe(401);
      const weak = { ...asked('ada'), body: { ...body('ada'), password: 'short' } };
      expect((await ada.ask('console/setup/post-set-up', weak)).errors.password).toHaveLength(1);

      const answers = await Promise.all([
        ada.ask('console/setup/post-set-up', asked('ada')),
        eve.ask('console/setup/post-set-up', asked('eve')),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await fresh.database.db.$count(people)).toBe(1);
      expect(await needed()).toBe(false);
      expect(await setUpLink(context, 'a/key')).toBeNull();

      const winner = answers[0].status === 200 ? ada : eve;
      expect((await winner.ask('console/session/get-session')).body.next).toBe('enrol');
      expect((await winner.ask('console/me/get-me')).status).toBe(401);
    } finally {
      await fresh.stop();
    }
  });
});

describe('CO-04 passwords', () => {
  it('an unknown mail is answered like a wrong password, and both slow down alike', async () => {
    const { email } = await aPersonWithPassword('developer');
    const [one, other] = [openBrowser(server), openBrowser(server)];
    for (const wanted of [422, 422, 422, 429]) {
      const known = await signIn(one, email, 'wrong');
      const unknown = await signIn(other, 'nobody-at-all@example.com', 'wrong');
      expect(known).toEqual(unknown);
      expect(known.status).toBe(wanted);
    }
  });

  it('after three failures each further try waits longer, up to a minute, also with the right password', async () => {
    const { email } = await aPersonWithPassword('developer');
    const browser = openBrowser(server);
    for (let failures = 0; failures < 3; failures += 1)
      expect((await signIn(browser, email, 'wrong')).status).toBe(422);
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const early = await signIn(openBrowser(server), email);
      expect([early.status, early.retryAfter]).toEqual([429, `${seconds}`]);
      server.clock.forward(seconds * 1000);
      expect((await signIn(openBrowser(server), email, 'wrong')).status).toBe(422);
    }
    server.clock.forward(60_000);
    expect((await signIn(browser, email)).body).toEqual({ next: 'done', methods: [] });
    expect((await signIn(openBrowser(server), email, 'wrong')).status).toBe(422);
  });

  it('fifty guesses at once are three', async () => {
    const { email } = await aPersonWithPassword('developer');
    const guesses = Array.from({ length: 50 }, () => signIn(openBrowser(server), email, 'wrong'));
    const answers = (await Promise.all(guesses)).map(({ status }) => status);
    expect(answers.filter((status) => status === 422)).toHaveLength(3);
    expect(answers.filter((status) => status === 429)).toHaveLength(47);
  });

  it('one network that guesses at many accounts waits as well, and no other network does', async () => {
    const guesser = openBrowser(server);
    for (let account = 0; account < 20; account += 1)
      expect((await signIn(guesser, `account-${account}@example.com`, 'wrong')).status).toBe(422);
    expect((await signIn(guesser, 'account-20@example.com', 'wrong')).status).toBe(429);
    const { email } = await aPersonWithPassword('developer');
    expect((await signIn(guesser, email)).status).toBe(429);
    expect((await signIn(openBrowser(server), email)).status).toBe(200);
  });

  it('one that is replaced while it is judged begins no session', async () => {
    const { id, email } = await aPersonWithPassword('owner');
    const replacement = await new Passwords(2 ** 4).hash('another few plain words');
    const change = await beginTransaction(server.connectionString);
    await change.run('update people set password_hash = $1 where id = $2', [replacement, id]);
    await change.run('delete from console_sessions where person_id = $1', [id]);
    const answer = signIn(openBrowser(server), email);
    await answeredOrWaiting(answer);
    await change.commit();
    expect((await answer).errors).toHaveProperty('password');
    expect(await sessionsOf(id)).toBe(0);
  });

  it('a role that changes while it is judged counts as it is then', async () => {
    const { id, email } = await aPersonWithPassword('developer');
    const change = await beginTransaction(server.connectionString);
    await change.run("update people set role = 'owner' where id = $1", [id]);
    await change.run('delete from console_sessions where person_id = $1', [id]);
    const answer = signIn(openBrowser(server), email);
    await answeredOrWaiting(answer);
    await change.commit();
    expect((await answer).body.next).toBe('enrol');
  });

  it('a new one ends every other session and this one’s old cookie', async () => {
    const { email, id } = await aPersonWithPassword('developer');
    const [here, there] = [openBrowser(server), openBrowser(server)];
    await signIn(here, email);
    await signIn(there, email);
    const oldCookie = here.cookie;
    const change = (current_password: string, next: string) =>
      here.ask('console/me/put-me-password', { body: { current_password, password: next } });
    expect((await change('wrong', 'another good password')).errors).toHaveProperty('current_password');
    expect((await change(password, 'short')).errors).toHaveProperty('password');
    expect((await change(password, 'another good password')).status).toBe(200);
    expect((await here.ask('console/me/get-me')).status).toBe(200);
    expect((await there.ask('console/me/get-me')).status).toBe(401);
    expect((await openBrowser(server, oldCookie).ask('console/me/get-me')).status).toBe(401);
    expect((await signIn(there, email)).status).toBe(422);
    expect((await signIn(there, email, 'another good password')).status).toBe(200);
    expect(await audited(id)).toEqual([
      ...['signed in by password', 'signed in by password', 'change of password refused: wrong password'],
      ...['own password changed', 'sign-in refused: wrong password', 'signed in by password'],
    ]);
  });
});

describe('CO-04 sessions', () => {
  it('end after 12 idle hours, and after 7 days in any case', async () => {
    const { email } = await aPersonWithPassword('developer');
    const browser = openBrowser(server);
    await signIn(browser, email);
    server.clock.forward(12 * 3_600_000 - 1);
    expect((await browser.ask('console/me/get-me')).status).toBe(200);
    server.clock.forward(12 * 3_600_000);
    expect((await browser.ask('console/me/get-me')).status).toBe(401);

    await signIn(browser, email);
    for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
      server.clock.forward(8 * 3_600_000);
      expect((await browser.ask('console/me/get-me')).status).toBe(200);
    }
    server.clock.forward(8 * 3_600_000);
    expect((await browser.ask('console/me/get-me')).status).toBe(401);
  });

  it('are listed and ended, one or all others; signing out removes the cookie', async () => {
    const { email } = await aPersonWithPassword('developer');
    const [here, phone, tablet] = [openBrowser(server), openBrowser(server), openBrowser(server)];
    for (const browser of [here, phone, tablet]) await signIn(browser, email);
    const listed = (await here.ask('console/me/get-me-sessions')).body.sessions;
    expect(listed.map(({ current }) => current).filter(Boolean)).toHaveLength(1);
    expect(listed[0]).toMatchObject({ device: 'Firefox on Linux' });
    const own = (await phone.ask('console/me/get-me-sessions')).body.sessions.find(({ current }) => current);
    const end = { params: { id: own?.id ?? '' } };
    expect((await here.ask('console/me/post-me-sessions-end', end)).status).toBe(200);
    expect((await here.ask('console/me/post-me-sessions-end', end)).status).toBe(404);
    expect((await phone.ask('console/me/get-me')).status).toBe(401);
    expect((await here.ask('console/me/post-me-sessions-end-others')).body).toEqual({ ended: 1 });
    expect((await tablet.ask('console/me/get-me')).status).toBe(401);
    const { cookie } = here;
    await here.ask('console/session/post-session-end');
    expect(here.cookie).toBe('earnwall-console=');
    expect((await openBrowser(server, cookie).ask('console/me/get-me')).status).toBe(401);
  });

  it('have a new token after each step: one that was planted before is worth nothing', async () => {
    const { browser, person, secret } = await anOwnerWithTotp();
    const planted = browser.cookie;
    await signIn(browser, person.email);
    const afterPassword = browser.cookie;
    expect(afterPassword).not.toBe(planted);
    expect((await openBrowser(server, planted).ask('console/me/get-me')).status).toBe(401);
    const code = codeNow(secret);
    expect((await browser.ask('console/session/post-session-factor', { body: { code } })).status).toBe(200);
    expect(browser.cookie).not.toBe(afterPassword);
    expect((await openBrowser(server, afterPassword).ask('console/me/get-me')).status).toBe(401);
    expect((await openBrowser(server, afterPassword).ask('console/session/get-session')).body.next).toBe(
      'sign-in',
    );
    expect((await browser.ask('console/me/get-me')).body.person.name).toBe('Olga');
  });
});

describe('CO-04 codes', () => {
  it('after the password nothing is open but the second step', async () => {
    const { person } = await anOwnerWithTotp();
    const browser = openBrowser(server);
    expect((await signIn(browser, person.email)).body).toEqual({
      next: 'factor',
      methods: ['totp', 'recovery'],
    });
    for (const name of ['console/me/get-me', 'console/me/get-me-factors', 'console/team/get-team'] as const)
      expect((await browser.ask(name)).status).toBe(401);
    expect((await browser.ask('console/me/post-me-factors-totp')).status).toBe(401);
  });

  it('a step counts once, of two requests at the same time too', async () => {
    const { person, secret } = await anOwnerWithTotp();
    const [one, two] = [openBrowser(server), openBrowser(server)];
    await signIn(one, person.email);
    await signIn(two, person.email);
    const body = { code: codeNow(secret) };
    const answers = await Promise.all(
      [one, two].map((b) => b.ask('console/session/post-session-factor', { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const loser = answers[0]?.status === 200 ? two : one;
    const earlier = { code: codeNow(secret, server.clock.now.getTime() - 30_000) };
    expect((await loser.ask('console/session/post-session-factor', { body: earlier })).status).toBe(422);
    server.clock.forward(30_000);
    const next = { code: codeNow(secret) };
    expect((await loser.ask('console/session/post-session-factor', { body: next })).body.next).toBe('done');
  });

  it.each([
    [-60, 422],
    [-30, 200],
    [30, 200],
    [60, 422],
  ])('a clock %i s off: %i', async (seconds, status) => {
    const { person, secret } = await anOwnerWithTotp();
    server.clock.forward(120_000);
    const browser = openBrowser(server);
    await signIn(browser, person.email);
    const code = codeNow(secret, server.clock.now.getTime() + seconds * 1000);
    expect((await browser.ask('console/session/post-session-factor', { body: { code } })).status).toBe(
      status,
    );
  });

  it('wrong ones slow down, whatever password is typed in between', async () => {
    const { person, secret } = await anOwnerWithTotp();
    const browser = openBrowser(server);
    const wrong = { body: { code: '12345' } };
    for (let failures = 0; failures < 3; failures += 1) {
      await signIn(browser, person.email);
      expect((await browser.ask('console/session/post-session-factor', wrong)).errors).toHaveProperty('code');
    }
    await signIn(browser, person.email);
    const right = () =>
      browser.ask('console/session/post-session-factor', { body: { code: codeNow(secret) } });
    expect((await right()).status).toBe(429);
    server.clock.forward(1000);
    expect((await right()).status).toBe(200);
  });

  it('a recovery code counts once, however it is typed, and only for its person', async () => {
    const { person, recovery_codes } = await anOwnerWithTotp();
    const stranger = await anOwnerWithTotp();
    expect(new Set(recovery_codes).size).toBe(10);
    const [recovery_code = ''] = recovery_codes;
    const typed = recovery_code.toUpperCase().replace('-', ' ');
    const browser = openBrowser(server);
    const use = async (email: string) => {
      await signIn(browser, email);
      return await browser.ask('console/session/post-session-factor', { body: { recovery_code: typed } });
    };
    expect((await use(stranger.person.email)).errors).toHaveProperty('recovery_code');
    expect((await use(person.email)).body.next).toBe('done');
    expect((await browser.ask('console/me/get-me-factors')).body.recovery_codes_left).toBe(9);
    expect((await use(person.email)).status).toBe(422);
    expect(await audited(person.id)).toContain('recovery code used');
  });

  it('exactly one proof is taken', async () => {
    const { person } = await anOwnerWithTotp();
    const browser = openBrowser(server);
    await signIn(browser, person.email);
    for (const body of [{}, { code: '123456', recovery_code: 'abcde-fghjk' }])
      expect((await browser.ask('console/session/post-session-factor', { body })).status).toBe(400);
  });

  it('the secret is stored encrypted, and never shown again', async () => {
    const { browser, secret } = await anOwnerWithTotp();
    const stored = await server.database.db.select().from(factors);
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(JSON.stringify((await browser.ask('console/me/get-me-factors')).body)).not.toContain(secret);
  });
});

describe('CO-04 a factor is not replaced by a password alone', () => {
  it('who has one needs it fresh to add another, to change the password, and to remove one', async () => {
    const { browser, secret, id } = await anOwnerWithTotp();
    server.clock.forward(10 * 60_000);
    const body = { current_password: password, password: 'another good password' };
    const tries = () => [
      browser.ask('console/me/post-me-factors-totp'),
      browser.ask('console/me/post-me-factors-passkey-options'),
      browser.ask('console/me/put-me-password', { body }),
      browser.ask('console/me/post-me-recovery-codes'),
      browser.ask('console/me/post-me-factors-end', { params: { id } }),
    ];
    for (const { status, code } of await Promise.all(tries()))
      expect([status, code]).toEqual([403, 'factor-needed']);
    const proof = { body: { code: codeNow(secret) } };
    expect((await browser.ask('console/me/post-me-factor', proof)).status).toBe(200);
    expect((await browser.ask('console/me/post-me-factors-totp')).status).toBe(200);
    const codes = (await browser.ask('console/me/post-me-recovery-codes')).body.recovery_codes;
    expect(codes).toHaveLength(10);
    const last = await browser.ask('console/me/post-me-factors-end', { params: { id } });
    expect([last.status, last.errors.id]).toEqual([422, [expect.stringContaining('must have a factor')]]);
    expect((await browser.ask('console/me/put-me-password', { body })).status).toBe(200);
  });

  it('a sign-in by password from before the first factor cannot enrol a second one', async () => {
    const { email } = await aPersonWithPassword('owner');
    const [thief, owner] = [openBrowser(server), openBrowser(server)];
    await signIn(thief, email);
    const begun = await thief.ask('console/me/post-me-factors-totp');
    const stolen = thief.cookie;
    await signIn(owner, email);
    await enrolTotp(owner);
    const { id, secret } = begun.body;
    const confirm = { params: { id }, body: { code: codeNow(secret) } };
    expect((await thief.ask('console/me/post-me-factors-totp-confirm', confirm)).status).toBe(401);
    expect((await openBrowser(server, stolen).ask('console/me/post-me-factors-totp')).status).toBe(401);
    expect((await owner.ask('console/me/get-me-factors')).body.factors).toHaveLength(1);
  });

  it('a developer may do without, and is asked to add one where it is needed', async () => {
    const { email } = await aPersonWithPassword('developer');
    const browser = openBrowser(server);
    expect((await signIn(browser, email)).body.next).toBe('done');
    expect((await browser.ask('console/me/post-me-recovery-codes')).code).toBe('factor-needed');
    const none = await browser.ask('console/me/post-me-factor', { body: { code: '123456' } });
    expect([none.status, none.errors.code]).toEqual([422, [expect.stringContaining('no factor yet')]]);
    const { id } = await enrolTotp(browser);
    expect((await browser.ask('console/me/post-me-factors-end', { params: { id } })).status).toBe(200);
    const left = (await browser.ask('console/me/get-me-factors')).body;
    expect(left).toEqual({ factors: [], recovery_codes_left: 0, required: false });
  });
});

describe('CO-04 passkeys', () => {
  async function enrolPasskey(browser: Browser, key: Authenticator) {
    const { options } = (await browser.ask('console/me/post-me-factors-passkey-options')).body;
    const passkey = key.create({ origin, challenge: options.challenge });
    const asked = { body: { name: 'Laptop', passkey } };
    return { asked, answer: await browser.ask('console/me/post-me-factors-passkey', asked) };
  }
  const optionsFor = async (browser: Browser) =>
    (await browser.ask('console/session/post-session-passkey-options')).body.options;

  it('enrolled as the first factor, then alone, and as the second step', async () => {
    const person = await aPersonWithPassword('owner', 'Pat');
    const browser = openBrowser(server);
    await signIn(browser, person.email);
    const key = new Authenticator();
    const { asked, answer } = await enrolPasskey(browser, key);
    expect(answer.status).toBe(200);
    expect(answer.body.recovery_codes).toHaveLength(10);
    expect((await browser.ask('console/me/post-me-factors-passkey', asked)).status).toBe(422);

    const alone = openBrowser(server);
    const { challenge, userVerification } = await optionsFor(alone);
    expect(userVerification).toBe('required');
    const passkey = key.get({ origin, challenge });
    const first = await alone.ask('console/session/post-session-passkey', {
      body: { passkey },
    });
    expect(first.body).toEqual({ next: 'done', methods: [] });
    expect((await alone.ask('console/me/get-me')).body.person.name).toBe('Pat');
    const again = await openBrowser(server).ask('console/session/post-session-passkey', {
      ...{ body: { passkey } },
    });
    expect(again.status).toBe(422);

    const second = openBrowser(server);
    expect((await signIn(second, person.email)).body.methods).toEqual(['passkey', 'recovery']);
    const options = await optionsFor(second);
    expect(options.allowCredentials).toMatchObject([{ id: key.id.toString('base64url') }]);
    const proof = { passkey: key.get({ origin, challenge: options.challenge, verified: false }) };
    const done = await second.ask('console/session/post-session-factor', { body: proof });
    expect(done.body.next).toBe('done');
    expect(await audited(person.id)).toEqual([
      ...['password right', 'factor passkey added', 'signed in by passkey', 'password right'],
      ...['factor proven by a passkey', 'signed in by password and factor'],
    ]);
  });

  it('one that is removed while it signs in begins no session', async () => {
    const person = await aPersonWithPassword('owner', 'Pia');
    const browser = openBrowser(server);
    await signIn(browser, person.email);
    const key = new Authenticator();
    await enrolPasskey(browser, key);
    // As a link does that sets a new password for somebody who has lost all factors.
    const change = await beginTransaction(server.connectionString);
    await change.run('update people set password_hash = null where id = $1', [person.id]);
    const guest = openBrowser(server);
    const passkey = key.get({ origin, challenge: (await optionsFor(guest)).challenge });
    const answer = guest.ask('console/session/post-session-passkey', { body: { passkey } });
    await answeredOrWaiting(answer);
    await change.run('delete from console_sessions where person_id = $1', [person.id]);
    await change.run('delete from factors where person_id = $1', [person.id]);
    await change.commit();
    expect((await answer).status).toBe(422);
    expect(await sessionsOf(person.id)).toBe(0);
  });

  it('of another site, another person, without the device’s own check, copied or late are refused', async () => {
    const person = await aPersonWithPassword('owner', 'Pat');
    const browser = openBrowser(server);
    await signIn(browser, person.email);
    const key = new Authenticator();
    await enrolPasskey(browser, key);
    const alone = async (make: (challenge: unknown) => ReturnType<Authenticator['get']>) => {
      const guest = openBrowser(server);
      const passkey = make((await optionsFor(guest)).challenge);
      const asked = { body: { passkey } };
      return (await guest.ask('console/session/post-session-passkey', asked)).status;
    };
    const elsewhere = 'https://earnwall.evil.example';
    expect(await alone((challenge) => key.get({ origin: elsewhere, challenge }))).toBe(422);
    expect(await alone((challenge) => key.get({ origin, challenge, verified: false }))).toBe(422);
    expect(await alone(() => key.get({ origin, challenge: 'AAAA' }))).toBe(422);
    expect(await alone((challenge) => new Authenticator().get({ origin, challenge }))).toBe(422);
    const changed = (challenge: unknown) => {
      const passkey = key.get({ origin, challenge });
      return { ...passkey, response: { ...passkey.response, signature: 'MEUCIQ' } };
    };
    expect(await alone(changed)).toBe(422);
    expect(await alone((challenge) => key.get({ origin, challenge }))).toBe(200);
    key.counter = 0;
    expect(await alone((challenge) => key.get({ origin, challenge }))).toBe(422);
    key.counter = 100;
    const late = (challenge: unknown) => {
      server.clock.forward(5 * 60_000);
      return key.get({ origin, challenge });
    };
    expect(await alone(late)).toBe(422);

    const stranger = await anOwnerWithTotp();
    const second = openBrowser(server);
    await signIn(second, stranger.person.email);
    const { challenge } = await optionsFor(second);
    const proof = { passkey: key.get({ origin, challenge }) };
    expect((await second.ask('console/session/post-session-factor', { body: proof })).status).toBe(422);
  });
});

describe('CO-04 the demo', () => {
  it('has one of each role, whom anybody may be; elsewhere the call does not exist', async () => {
    const demo = await startServer({ config: readConfig({ DEMO: '1', TRUST_PROXY: 'loopback' }) });
    try {
      await demo.database.db.insert(publishers).values({ id: 'pixel-quest', name: 'Pixel Quest' });
      await demo.database.transaction((tx) => seedConsolePeople(tx, demo.clock.now));
      await demo.database.transaction((tx) => seedConsolePeople(tx, demo.clock.now));
      for (const role of ['admin', 'support', 'owner', 'developer', 'analyst'] as const) {
        const browser = openBrowser(demo);
        const answer = await browser.ask('console/session/post-session-demo', { body: { role } });
        expect(answer.body).toEqual({ next: 'done', methods: [] });
        const me = (await browser.ask('console/me/get-me')).body;
        expect([me.person.role, me.demo]).toEqual([role, true]);
      }
      const admin = openBrowser(demo);
      expect((await signIn(admin, 'admin@pixel-quest.example', '')).status).toBe(400);
      expect((await signIn(admin, 'admin@pixel-quest.example', 'x')).status).toBe(422);
    } finally {
      await demo.stop();
    }
    const missing = await openBrowser(server).ask('console/session/post-session-demo', {
      body: { role: 'admin' },
    });
    expect(missing.status).toBe(404);
  });
});

describe('CO-04 what has expired', () => {
  it('is deleted by a job', async () => {
    const { email } = await aPersonWithPassword('developer');
    await signIn(openBrowser(server), email);
    await signIn(openBrowser(server), 'nobody@example.com', 'wrong');
    const { database, clock } = server;
    clock.forward(24 * 3_600_000);
    const log = createLog('silent');
    await forgetSignInsJob({ database, now: () => clock.now, log }).run(new AbortController().signal);
    expect(await database.db.$count(console_sessions)).toBe(0);
    expect(await database.db.$count(sign_in_attempts)).toBe(0);
  });
});
