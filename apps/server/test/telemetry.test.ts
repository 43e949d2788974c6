import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserRecord } from '#store/people/users.ts';
import { client_signals } from '#store/schema/signals.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { type Asked, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let alice: UserRecord;
beforeEach(async () => {
  server = await startServer();
  alice = await aUser(server.database.db, await anApp(server.database.db), 'alice');
});
afterEach(() => server.stop());

const signalsOf = (user: UserRecord) =>
  server.database.db
    .select({ kind: client_signals.kind, value: client_signals.value })
    .from(client_signals)
    .where(eq(client_signals.user_id, user.id))
    .orderBy(client_signals.id);

describe('signals', () => {
  it('AP-05 reduced motion, a translated page and slide latencies are stored for the person', async () => {
    const as = alice.uhash;
    const answers = [
      await server.call('telemetry/post-t-wr-true', { as }),
      await server.call('telemetry/post-t-gt', { as, params: { lang: 'zh-Hant' } }),
      await server.call('telemetry/post-t-mml', { as, body: { l: [12.5, 40] } }),
    ];
    expect(answers.map(({ body }) => body)).toEqual([{ result: true }, { result: true }, { result: true }]);
    expect(await signalsOf(alice)).toEqual([
      { kind: 'reduced-motion', value: null },
      { kind: 'translated', value: 'zh-Hant' },
      { kind: 'slide-latency', value: [12.5, 40] },
    ]);
  });

  it.each<[string, Parameters<TestServer['call']>[0], Asked]>([
    ['a language that is none', 'telemetry/post-t-gt', { params: { lang: 'x' } }],
    ['a language with a path in it', 'telemetry/post-t-gt', { params: { lang: '../app' } }],
    ['no latencies', 'telemetry/post-t-mml', { body: { l: [] } }],
    ['latencies of another time', 'telemetry/post-t-mml', { body: { l: [-1] } }],
    ['latencies without end', 'telemetry/post-t-mml', { body: { l: Array.from({ length: 1001 }, () => 1) } }],
    ['latencies in words', 'telemetry/post-t-mml', { body: { l: ['fast'] } }],
  ])('AP-05 refuses %s and stores nothing', async (_what, name, asked) => {
    expect(await server.call(name, { as: alice.uhash, ...asked })).toMatchObject({ status: 400 });
    expect(await signalsOf(alice)).toEqual([]);
  });

  it('AP-05 refuses strangers', async () => {
    expect(await server.call('telemetry/post-t-wr-true', { as: 'nobody' })).toMatchObject({
      status: 401,
      body: { code: 2 },
    });
    const { rows } = await server.database.db.execute(sql`select count(*)::int as count from client_signals`);
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('AP-05 a flood from one address is stopped', async () => {
    const send = () => server.call('telemetry/post-t-wr-true', { as: alice.uhash });
    const answers = await Promise.all(Array.from({ length: 61 }, send));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(await signalsOf(alice)).toHaveLength(60);
  });
});

describe('POST errors/js', () => {
  const report = (message: unknown, headers = {}) =>
    server.call('errors/post-errors-js', { body: { message }, headers });
  const logged = () =>
    server.logged
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter((line) => 'panel_error' in line);

  it('AP-05 is taken without a login and logged, rid of what names a person', async () => {
    expect((await report('TypeError at https://p.example/?uuid=alice&app=x')).body).toEqual({ result: true });
    expect(logged()).toMatchObject([
      {
        panel_error: 'TypeError at https://p.example/?uuid=…&app=x',
        reqId: expect.any(String),
        msg: 'The panel reported a JavaScript error',
      },
    ]);
  });

  it('AP-02 the log says whose panel is broken, by the account header', async () => {
    await report('x', { 'x-account-id': 'demo' });
    await report('x');
    expect(logged().map(({ account }) => account)).toEqual(['demo', null]);
  });

  it('AP-05 reads no bearer', async () => {
    expect((await report('x', { authorization: 'Bearer nobody' })).status).toBe(200);
  });

  it('AP-05 a few per minute and address, then 429 with the time to wait', async () => {
    const answers = [];
    for (let sent = 0; sent < 7; sent += 1) answers.push(await report(`error ${sent}`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(answers[6]?.body).toMatchObject({ code: 'too-many-requests' });
    expect(answers[6]?.headers.get('retry-after')).toBe('10');
    expect((await report('elsewhere', { 'x-forwarded-for': '91.0.0.1' })).status).toBe(200);
    server.clock.forward(10_000);
    expect((await report('later')).status).toBe(200);
    expect(logged()).toHaveLength(8);
  });

  it.each<[string, unknown, number]>([
    ['more than 4 KB', 'x'.repeat(5000), 413],
    ['4 KB of another script', 'я'.repeat(3000), 413],
    ['an empty message', '', 400],
    ['a message that is none', { deep: true }, 400],
  ])('AP-05 refuses %s and logs none of it', async (_what, message, status) => {
    expect(await report(message)).toMatchObject({ status });
    expect(logged()).toEqual([]);
  });
});
