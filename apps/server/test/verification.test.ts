// Proving a phone by a code, on the real server: who may have one, how often it may be guessed, and what it costs.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { forgetVerificationsJob } from '#jobs/forget-verifications.ts';
import { type CodeVerifier, SmsNotSent } from '#ports/sms.ts';
import { createLog } from '#request/log.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { phone_codes, sms_counters } from '#store/schema/phone-codes.ts';
import { client_signals } from '#store/schema/signals.ts';
import { users } from '#store/schema/users.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { noon } from './support/clock.ts';
import { listen, receivedBy } from './support/listeners.ts';
import { aNumber, otherThan, type Phones, somePhones } from './support/phones.ts';
import { type Asked, joinServer, startServer, type TestServer } from './support/server.ts';

let phones: Phones;
let server: TestServer;
let other: TestServer;
let app: AppRecord;
let alice: UserRecord;
let number: string;

beforeAll(async () => {
  phones = somePhones();
  server = await startServer({ sms: phones });
  other = await joinServer(server, { sms: phones });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
beforeEach(async () => {
  server.clock.now = other.clock.now = noon;
  phones.trouble.length = 0;
  app = await anApp(server.database.db, { requires_security_hash: false, requires_phone: true });
  alice = await aUser(server.database.db, app, 'alice');
  number = aNumber();
});

const later = (seconds: number) => {
  server.clock.now = other.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
};

let visitors = 0;
/** Everybody comes from an address of their own, unless said otherwise. */
const anAddress = () => {
  visitors += 1;
  return { 'x-forwarded-for': `8.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
};

interface More extends Asked {
  cp?: boolean;
  node?: TestServer;
}
const send = (phone = number, user = alice, { cp = false, node = server, ...asked }: More = {}) =>
  node.call('verification/post-verification-sms', {
    ...{ as: user.uhash, body: { phone, cp }, headers: anAddress() },
    ...asked,
  });
const verify = (code: string, phone = number, user = alice, { node = server, ...asked }: More = {}) =>
  node.call('verification/post-verification-sms-verify', { as: user.uhash, body: { phone, code }, ...asked });

const rowOf = async (user: UserRecord) => {
  const [row] = await server.database.db.select().from(users).where(eq(users.uhash, user.uhash));
  return row;
};
const listOf = async (user: UserRecord) => {
  const { body } = await server.call('surveys/get-surveys', { as: user.uhash });
  return body.result === 'error' ? body.type : body.result;
};

describe('a code', () => {
  it('PH-02 proves the phone, and the list is there; open panels are notified', async () => {
    const panel = await listen(server, `notifications-${alice.uhash}`, alice.uhash);
    expect(await listOf(alice)).toBe('sms_verification');
    expect(await send()).toMatchObject({ status: 200, body: { result: true, resend_after: 60 } });
    expect(phones.sent.at(-1)).toMatchObject({ to: `+${number}`, text: expect.stringContaining('An app') });
    expect(await verify(phones.codeOf(number))).toMatchObject({ status: 200, body: { result: true } });
    expect(await listOf(alice)).toBe('no_surveys');
    expect((await rowOf(alice))?.phone_verified_at).toEqual(noon);
    await expect
      .poll(() => receivedBy(panel))
      .toEqual([expect.objectContaining({ event: 'account-changed' })]);
  });

  it('PH-02 is answered again to a client that lost the answer', async () => {
    await send();
    const code = phones.codeOf(number);
    await verify(code);
    expect(await verify(code)).toMatchObject({ status: 200 });
    expect(await verify(otherThan(code))).toMatchObject({ status: 200 });
    expect(await verify(code, aNumber())).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await send()).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('PH-02 is stored as a keyed digest, like the number', async () => {
    await send();
    const [row] = await server.database.db
      .select()
      .from(phone_codes)
      .where(eq(phone_codes.user_id, alice.id));
    expect(row?.code_digest).toMatch(/^[\w-]{43}$/);
    const kept = JSON.stringify([row, await server.database.db.select().from(sms_counters)]);
    expect(kept).not.toContain(phones.codeOf(number));
    expect(kept).not.toContain(number.slice(1));
    expect(server.logged.join('')).not.toContain(number.slice(1));
  });

  it('PH-02 is good for one account and one phone', async () => {
    const bob = await aUser(server.database.db, app, 'bob');
    await send();
    expect(await verify(phones.codeOf(number), number, bob)).toMatchObject({ status: 422 });
    expect(await verify(phones.codeOf(number), aNumber())).toMatchObject({ status: 422 });
    expect(await verify(phones.codeOf(number))).toMatchObject({ status: 200 });
  });

  it('PH-02 is over after ten minutes', async () => {
    await send();
    later(10 * 60);
    expect(await verify(phones.codeOf(number))).toMatchObject({
      status: 422,
      body: { message: 'This code is no longer valid. Please ask for a new one.' },
    });
  });

  it('PH-02 is over when another one was sent', async () => {
    await send();
    const first = phones.codeOf(number);
    later(60);
    expect((await send()).status).toBe(200);
    const second = phones.codeOf(number);
    if (first !== second) expect((await verify(first)).status).toBe(422);
    expect((await verify(second)).status).toBe(200);
  });

  it('PH-02 is not sent again to whoever comes back within the minute, but still counts', async () => {
    await send();
    const [code, before] = [phones.codeOf(number), phones.sent.length];
    later(20);
    expect(await send()).toMatchObject({ status: 200, body: { result: true, resend_after: 40 } });
    expect(phones.sent).toHaveLength(before);
    expect((await verify(code)).status).toBe(200);
  });

  it('PH-02 says in the language of its reader that it is wrong, and how often one may try', async () => {
    await send();
    const german = { headers: { 'x-user-locale': 'de' } };
    expect(await verify(otherThan(phones.codeOf(number)), number, alice, german)).toMatchObject({
      status: 422,
      body: { code: 'unprocessable', message: 'Dieser Code stimmt nicht. Übrige Versuche: 4.' },
    });
  });
});

describe('tries', () => {
  it('PH-02 five wrong codes lock, for the right one and for a new one, until the code is over', async () => {
    await send();
    const code = phones.codeOf(number);
    for (let left = 4; left > 0; left -= 1)
      expect((await verify(otherThan(code))).body.message).toContain(`Tries left: ${left}`);
    const locked = { status: 429, body: { code: 'too-many-requests' } };
    expect(await verify(otherThan(code))).toMatchObject(locked);
    later(60);
    const answer = await verify(code);
    expect(answer).toMatchObject(locked);
    expect(answer.headers.get('retry-after')).toBe('540');
    expect(await send()).toMatchObject(locked);
    expect(await send(aNumber())).toMatchObject(locked);
    later(540);
    expect((await send()).status).toBe(200);
    expect((await verify(phones.codeOf(number))).status).toBe(200);
  });

  it('PH-02 a new code brings no new tries', async () => {
    await send();
    for (let wrong = 0; wrong < 3; wrong += 1) await verify(otherThan(phones.codeOf(number)));
    later(60);
    await send();
    const code = phones.codeOf(number);
    expect((await verify(otherThan(code))).body.message).toContain('Tries left: 1');
    expect(await verify(otherThan(code))).toMatchObject({ status: 429 });
    expect(await verify(code)).toMatchObject({ status: 429 });
  });

  it('PH-02 fifty guesses at once on two nodes are five', async () => {
    await send();
    const code = otherThan(phones.codeOf(number));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, guess) =>
        verify(code, number, alice, { node: guess % 2 ? server : other }),
      ),
    );
    // The fifth finds that none is left, and is told so.
    const counts = { wrong: answers.filter(({ status }) => status === 422).length };
    expect(counts).toEqual({ wrong: 4 });
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(46);
    const [row] = await server.database.db
      .select()
      .from(phone_codes)
      .where(eq(phone_codes.user_id, alice.id));
    expect(row).toMatchObject({ tries_left: 0, verified_at: null });
  });

  it('PH-02 one right guess among many at once verifies once', async () => {
    await send();
    const code = phones.codeOf(number);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, guess) =>
        verify(code, number, alice, { node: guess % 2 ? server : other }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('a number', () => {
  it.each([
    ['a landline', '4930123456'],
    ['a premium number', '19005551234'],
    ['a country that is not on the list', '18765551234'],
  ])('PH-02 that is %s is refused in errors.phone', async (_what, phone) => {
    const before = phones.sent.length;
    expect(await send(phone)).toMatchObject({
      status: 422,
      body: { message: 'Invalid phone number', errors: { phone: ['Invalid phone number'] } },
    });
    expect(phones.sent).toHaveLength(before);
  });

  it('PH-01 that has no form of one is refused in errors.phone', async () => {
    expect(await send('12ab')).toMatchObject({
      status: 400,
      body: { errors: { phone: ['Invalid phone number'] } },
    });
  });

  it('PH-02 is one account of an app; only who holds the phone learns that it is taken', async () => {
    await send();
    await verify(phones.codeOf(number));
    const bob = await aUser(server.database.db, app, 'bob');
    expect(await send(number, bob)).toMatchObject({ status: 200 });
    expect(await verify(otherThan(phones.codeOf(number)), number, bob)).toMatchObject({
      body: { message: expect.stringContaining('not right') },
    });
    expect(await verify(phones.codeOf(number), number, bob)).toMatchObject({
      status: 422,
      body: { message: 'This number already belongs to another account.' },
    });
    expect(await listOf(bob)).toBe('sms_verification');
    // The code is used up, and another number can be tried at once.
    const second = aNumber();
    expect((await send(second, bob)).status).toBe(200);
    expect((await verify(phones.codeOf(second), second, bob)).status).toBe(200);
  });

  it('PH-02 may be one account in each of two apps', async () => {
    const elsewhere = await anApp(server.database.db, {
      requires_security_hash: false,
      requires_phone: true,
    });
    const carol = await aUser(server.database.db, elsewhere, 'carol');
    await send();
    await verify(phones.codeOf(number));
    await send(number, carol);
    expect((await verify(phones.codeOf(number), number, carol)).status).toBe(200);
  });

  it('PH-02 that two accounts prove at once belongs to one of them', async () => {
    const rivals = await Promise.all([1, 2].map(() => aUser(server.database.db, app)));
    const codes: string[] = [];
    for (const rival of rivals) {
      await send(number, rival);
      codes.push(phones.codeOf(number));
    }
    const answers = await Promise.all(
      rivals.map((rival, place) =>
        verify(codes[place] ?? '', number, rival, { node: place ? server : other }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('PH-01 that was pasted is noted', async () => {
    const kinds = async () =>
      (
        await server.database.db.select().from(client_signals).where(eq(client_signals.user_id, alice.id))
      ).map(({ kind }) => kind);
    await send();
    expect(await kinds()).toEqual([]);
    later(60);
    await send(number, alice, { cp: true });
    expect(await kinds()).toEqual(['phone-pasted']);
  });
});

describe('who gets a message', () => {
  const isRefused = { status: 403, body: { code: 'forbidden' } };

  it('NO-02 only users of an app that asks for phones', async () => {
    await changeApp(server.database.db, app, { requires_phone: false });
    expect(await send()).toMatchObject(isRefused);
  });

  it('NO-02 nobody who would see another notice', async () => {
    await changeUser(server.database.db, alice, { state: 'banned', state_set_at: noon });
    expect(await send()).toMatchObject(isRefused);
    await changeUser(server.database.db, alice, { state: 'banned', state_scope: 'offers' });
    expect(await send()).toMatchObject({ status: 200 });
  });

  it('PH-02 nobody where there is no provider', async () => {
    const mute = await joinServer(server, { sms: null });
    expect(await send(number, alice, { node: mute })).toMatchObject({ status: 503 });
    await mute.stop();
  });

  it('PH-02 one message to a number in a minute, however many ask at once', async () => {
    const before = phones.sent.length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => send(number, alice, { node: place % 2 ? server : other })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(phones.sent.length - before).toBe(1);
  });

  it('PH-02 five messages to different numbers, however many ask at once', async () => {
    const before = phones.sent.length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => send(aNumber(), alice, { node: place % 2 ? server : other })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    expect(phones.sent.length - before).toBe(5);
  });
});

describe('a corrected number', () => {
  it('PH-01 gets its code at once, and the code of the wrong one is over', async () => {
    const wrong = aNumber();
    await send(wrong);
    later(5);
    expect(await send()).toMatchObject({ status: 200, body: { result: true, resend_after: 60 } });
    expect(await verify(phones.codeOf(wrong), wrong)).toMatchObject({ status: 422 });
    expect(await verify(phones.codeOf(number))).toMatchObject({ status: 200 });
  });

  it('PH-01 that was asked for a moment before waits for its own minute', async () => {
    await send();
    later(20);
    await send(aNumber());
    later(10);
    const before = phones.sent.length;
    const refused = await send();
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'You can ask for another code in 30 s.' },
    });
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(phones.sent).toHaveLength(before);
    later(30);
    expect((await send()).status).toBe(200);
    expect((await verify(phones.codeOf(number))).status).toBe(200);
  });

  it('PH-02 brings no second message to a number whose first one is still under way', async () => {
    const answers: (() => void)[] = [];
    const slow: Phones = {
      ...phones,
      send: (message) => new Promise((done) => answers.push(() => done(phones.send(message)))),
    };
    const node = await joinServer(server, { sms: slow });
    const first = send(number, alice, { node });
    await expect.poll(() => answers.length).toBe(1);
    await send(aNumber());
    expect((await send()).status).toBe(429);
    answers.forEach((answer) => void answer());
    expect((await first).status).toBe(200);
    await node.stop();
  });

  it('PH-02 that cannot be reached buys no more guesses at the code of another one', async () => {
    await send();
    const wrong = otherThan(phones.codeOf(number));
    for (let time = 0; time < 4; time += 1) expect((await verify(wrong)).status).toBe(422);
    phones.trouble.push(new SmsNotSent('number', 'bad number'));
    expect((await send(aNumber())).status).toBe(422);
    later(60);
    expect((await send()).status).toBe(200);
    expect((await verify(otherThan(phones.codeOf(number)))).status).toBe(429);
    expect((await verify(phones.codeOf(number))).status).toBe(429);
    expect((await send()).status).toBe(429);
  });

  it('PH-02 does not get around the limits of a user, an hour and a day', async () => {
    const hourly = async () => {
      const found: number[] = [];
      for (let time = 0; time < 6; time += 1) found.push((await send(aNumber())).status);
      return found;
    };
    const five = Array<number>(5).fill(200);
    expect(await hourly()).toEqual([...five, 429]);
    later(3600);
    expect(await hourly()).toEqual([...five, 429]);
    later(3600);
    const refused = await send(aNumber());
    expect(refused.status).toBe(429);
    // Ten in a day, until midnight.
    expect(refused.headers.get('retry-after')).toBe(String(10 * 3600));
  });
});

describe('limits', () => {
  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, () => aUser(server.database.db, app)));
  const statuses = async (asked: (() => ReturnType<typeof send>)[]) => {
    const found: Record<number, number> = {};
    for (const ask of asked) {
      const { status } = await ask();
      found[status] = (found[status] ?? 0) + 1;
    }
    return found;
  };

  it('PH-02 a phone gets three in an hour, whoever asks', async () => {
    const many = await people(5);
    expect(await statuses(many.map((user) => () => send(number, user)))).toEqual({ 200: 3, 429: 2 });
    const [, , , fourth] = many;
    const refused = await send(number, fourth);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(refused.body.message).toBe('Too many codes were asked for. Please try again later.');
    later(3600);
    expect((await send(number, fourth)).status).toBe(200);
  });

  it('PH-02 a user gets five in an hour', async () => {
    const asks = Array.from({ length: 7 }, () => () => {
      later(61);
      return send(aNumber());
    });
    expect(await statuses(asks)).toEqual({ 200: 5, 429: 2 });
  });

  it('PH-02 an address gets twenty in an hour, and so does a whole IPv6 network', async () => {
    const many = await people(25);
    const from = (place: number) => ({
      headers: { 'x-forwarded-for': `2600:1700:${randomPart}:1::${place.toString(16)}` },
    });
    const randomPart = randomHash().charCodeAt(0).toString(16);
    const asks = many.map((user, place) => () => send(aNumber(), user, from(place + 1)));
    expect(await statuses(asks)).toEqual({ 200: 20, 429: 5 });
  });

  it('PH-02 a block of numbers gets fifteen in an hour', async () => {
    const many = await people(17);
    const asks = many.map((user, place) => () => send(`1646555${1000 + place}`, user));
    expect(await statuses(asks)).toEqual({ 200: 15, 429: 2 });
  });

  it('PH-02 what is refused takes no place', async () => {
    const many = await people(3);
    await statuses(many.map((user) => () => send(number, user)));
    const counted = async () =>
      (await server.database.db.select().from(sms_counters)).reduce((sum, { sent }) => sum + sent, 0);
    const before = await counted();
    expect((await send(number)).status).toBe(429);
    expect(await counted()).toBe(before);
    expect((await send(aNumber())).status).toBe(200);
  });
});

describe('a message that fails', () => {
  const germany = () => `49170${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`;
  const spentOn = async (country: string) => {
    const rows = await server.database.db
      .select()
      .from(sms_counters)
      .where(eq(sms_counters.scope, 'country'));
    return rows.find(({ key }) => key.startsWith(country))?.sent ?? 0;
  };

  it.each([
    ['surely not sent, because of the number', new SmsNotSent('number', 'bad number'), 422, 0],
    ['surely not sent', new SmsNotSent('provider', 'no credit'), 503, 0],
    ['perhaps sent', new Error('timed out'), 503, 1],
  ])('PH-02 %s: what it spends of the budget', async (_what, failure, status, spent) => {
    const phone = germany();
    const before = await spentOn('DE');
    phones.trouble.push(failure);
    const answer = await send(phone);
    expect(answer.status).toBe(status);
    expect((await spentOn('DE')) - before).toBe(spent);
    // Nobody waits a minute for a message that did not come, but the places of who asks stay taken.
    expect((await send(phone)).status).toBe(200);
    expect((await verify(phones.codeOf(phone), phone)).status).toBe(200);
  });

  it('PH-02 cannot be repeated for free', async () => {
    phones.trouble.push(...Array.from({ length: 9 }, () => new SmsNotSent('number', 'bad number')));
    const found: number[] = [];
    for (let time = 0; time < 6; time += 1) found.push((await send(aNumber())).status);
    expect(found).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('the daily budget of a country', () => {
  it('PH-02 holds for each country by itself, and begins anew with the day', async () => {
    const config = { ...readConfig({ SMS_COUNTRY_BUDGETS: 'EE:2,LV:0' }), trustProxy: 'loopback' };
    const node = await joinServer(server, { sms: phones, config });
    const people = await Promise.all([1, 2, 3, 4].map(() => aUser(server.database.db, app)));
    const found: number[] = [];
    for (const [place, user] of people.entries())
      found.push((await send(`3725${1_234_567 + place * 10_000}`, user, { node })).status);
    expect(found).toEqual([200, 200, 429, 429]);
    const [user] = await Promise.all([aUser(server.database.db, app)]);
    expect((await send('37121234567', user, { node })).status).toBe(429);
    expect((await send(aNumber(), user, { node })).status).toBe(200);
    node.clock.now = new Date('2026-03-11T00:00:00Z');
    expect((await send('37251234567', people[3], { node })).status).toBe(200);
    await node.stop();
  });
});

describe('a provider that keeps its codes', () => {
  it('PH-02 is asked about each try, and its bad moments are no wrong codes', async () => {
    const checks: unknown[] = [];
    const moods: ('right' | 'wrong' | 'down')[] = ['wrong', 'down', 'right'];
    const keeper: CodeVerifier = {
      codes: 'theirs',
      send: async ({ language }) => ({ ref: `VE-${language}` }),
      check: async (sent) => {
        checks.push(sent);
        const mood = moods.shift();
        if (mood === 'down') throw new Error('timed out');
        return mood === 'right';
      },
    };
    const node = await joinServer(server, { sms: keeper });
    const headers = { 'x-user-locale': 'de' };
    expect((await send(number, alice, { node, headers })).status).toBe(200);
    expect((await verify('123456', number, alice, { node })).body.message).toContain('Tries left: 4');
    expect(await verify('234567', number, alice, { node })).toMatchObject({
      status: 503,
      body: { message: 'The code could not be checked. Please try again.' },
    });
    expect((await verify('345678', number, alice, { node })).status).toBe(200);
    expect(checks).toEqual(['123456', '234567', '345678'].map((code) => ({ ref: 'VE-de', code })));
    const [row] = await server.database.db
      .select()
      .from(phone_codes)
      .where(eq(phone_codes.user_id, alice.id));
    expect(row).toMatchObject({ code_digest: null, tries_left: 2 });
    await node.stop();
  });
});

describe('what is over', () => {
  it('PH-02 is forgotten: windows after two days, codes after a month', async () => {
    await send();
    const { db } = server.database;
    const count = async () => ({
      windows: (await db.select().from(sms_counters)).length,
      codes: (await db.select().from(phone_codes)).length,
    });
    const before = await count();
    const forget = (days: number) =>
      forgetVerificationsJob({
        database: server.database,
        now: () => new Date(noon.getTime() + days * 24 * 3_600_000),
        log: createLog('silent'),
      }).run(new AbortController().signal);
    await forget(1);
    expect(await count()).toEqual(before);
    await forget(3);
    expect(await count()).toEqual({ ...before, windows: 0 });
    await forget(31);
    expect(await count()).toEqual({ windows: 0, codes: 0 });
  });
});
