// Realtime (RL-01) over real sockets, on two nodes that share one database (and one Redis, where REDIS_URL names one).
import { request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { securityHash } from '#accounts/security-hash.ts';
import { Drain } from '#request/drain.ts';
import { openDatabase } from '#store/engine/database.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey } from '#testing/surveys.ts';
import { ask, listen, openPanel, publicKey, receivedBy } from './support/listeners.ts';
import { openSocket, type RawSocket } from './support/raw-socket.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';
import { runSql } from './support/sql.ts';

let server: TestServer;
let other: TestServer;
let app: AppRecord;
let alice: UserRecord;
let bob: UserRecord;
const cid = randomHash();

beforeAll(async () => {
  server = await startServer();
  other = await joinServer(server);
  const on = server.database.db;
  app = await anApp(on);
  [alice, bob] = [await aUser(on, app, 'alice'), await aUser(on, app, 'bob')];
  await aClick(on, alice, await aSurvey(on), { cid });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

const noticeOf = (user: UserRecord) => `notifications-${user.uhash}` as const;
const duplicated = { survey_hash: 'a-survey', at: '2026-03-10T12:00:00.000Z' };
const tellDuplicated = (node: TestServer, user: UserRecord) =>
  node.realtime.publish(noticeOf(user), 'duplicated-clicks', duplicated);
const frameOf = (channel: string) => ({
  type: 'event',
  channel,
  event: 'duplicated-clicks',
  data: duplicated,
});

describe('RL-01 events', () => {
  it('RL-01 reach every panel of their user, on whichever node, and nobody else', async () => {
    const here = await listen(server, noticeOf(alice), alice.uhash);
    const there = await listen(other, noticeOf(alice), alice.uhash);
    const bobs = await listen(other, noticeOf(bob), bob.uhash);
    tellDuplicated(server, alice);
    expect(await here.next()).toEqual(frameOf(noticeOf(alice)));
    expect(await there.next()).toEqual(frameOf(noticeOf(alice)));
    tellDuplicated(other, alice);
    expect(await there.next()).toEqual(frameOf(noticeOf(alice)));
    expect(await here.next()).toEqual(frameOf(noticeOf(alice)));
    // Each came once: a node does not receive its own events again.
    for (const socket of [here, there, bobs]) expect(await receivedBy(socket)).toEqual([]);
  });

  it('RL-01 a burst of them crosses over whole and in order', async () => {
    const socket = await listen(other, `feedback-${alice.uhash}`, alice.uhash);
    const ends = await listen(other, `result-${cid}`);
    for (let nth = 0; nth < 300; nth += 1) {
      const data = { cid, result: 'complete', sid: `${nth}`, user_reward: nth } as const;
      server.realtime.publish(`result-${cid}`, 'result-ready', data);
    }
    server.realtime.publish(`feedback-${alice.uhash}`, 'feedback-received', {});
    expect(await socket.next()).toMatchObject({ event: 'feedback-received', data: {} });
    const rewards = (await receivedBy(ends)).map(({ data }) => (data as { user_reward: number }).user_reward);
    expect(rewards).toEqual(Array.from({ length: 300 }, (_, nth) => nth));
  });

  it('RL-01 that came after a page was painted and before it could listen are sent when it does, on every node', async () => {
    const carol = await aUser(server.database.db, app);
    const witness = await listen(other, noticeOf(carol), carol.uhash);
    server.realtime.publish(noticeOf(carol), 'earnings-changed', {});
    server.realtime.publishToApp(app.id, 'account-changed', {});
    // Now the other node has received both.
    for (const event of ['earnings-changed', 'account-changed'])
      expect(await witness.next()).toMatchObject({ event });
    for (const node of [server, other]) {
      const panel = await openPanel(node);
      const authorization = `Bearer ${carol.uhash}`;
      panel.say({ type: 'subscribe', channel: noticeOf(carol), authorization, age_ms: 10_000 });
      expect(await panel.next()).toMatchObject({ type: 'subscribed' });
      expect(await receivedBy(panel)).toMatchObject([
        { event: 'earnings-changed', channel: noticeOf(carol) },
        { event: 'account-changed', channel: noticeOf(carol) },
      ]);
    }
    expect(await receivedBy(await listen(server, noticeOf(carol), carol.uhash))).toEqual([]);
  });

  it('RL-01 end with the subscription', async () => {
    const socket = await listen(server, noticeOf(alice), alice.uhash);
    socket.say({ type: 'unsubscribe', channel: noticeOf(alice) });
    expect(await receivedBy(socket)).toEqual([]);
    tellDuplicated(server, alice);
    expect(await receivedBy(socket)).toEqual([]);
  });
});

describe('RL-01 nobody can listen to another user', () => {
  const namesake = async () => {
    const another = await anApp(server.database.db);
    const user = await aUser(server.database.db, another, 'alice');
    return { another, user };
  };
  const closed = async () => {
    const user = await aUser(server.database.db, app);
    await changeUser(server.database.db, user, { state: 'closed' });
    return user.uhash;
  };
  const users: [string, () => Promise<string | undefined> | string | undefined, boolean][] = [
    ['the user by hash', () => alice.uhash, true],
    ['the user by id and security hash', () => `alice:${app.id}:${securityHash(app.secret, 'alice')}`, true],
    ['the user’s id without the security hash', () => `alice:${app.id}`, false],
    ['the user’s id with a wrong security hash', () => `alice:${app.id}:${'0'.repeat(64)}`, false],
    ['another user of the app', () => bob.uhash, false],
    ['a namesake of another app', async () => (await namesake()).user.uhash, false],
    [
      'a namesake of another app by id',
      async () => {
        const { another } = await namesake();
        return `alice:${another.id}:${securityHash(another.secret, 'alice')}`;
      },
      false,
    ],
    ['an unknown hash', () => randomHash(), false],
    ['a closed account', closed, false],
    ['an empty bearer', () => '', false],
  ];

  it.each(users)('RL-01 %s', async (_name, bearer, may) => {
    const as = await bearer();
    for (const channel of [noticeOf(alice), `feedback-${alice.uhash}`, `result-${cid}`]) {
      const socket = await openPanel(server);
      const answer = await ask(socket, channel, as);
      expect(answer).toEqual(
        may ? { type: 'subscribed', channel } : { type: 'refused', channel, again: false },
      );
      tellDuplicated(server, alice);
      const isHeard = may && channel === noticeOf(alice);
      expect(await receivedBy(socket)).toEqual(isHeard ? [frameOf(channel)] : []);
    }
  });

  it('RL-01 without a bearer only a click is the key to its result', async () => {
    const socket = await openPanel(server);
    expect(await ask(socket, noticeOf(alice))).toMatchObject({ type: 'refused' });
    expect(await ask(socket, `feedback-${alice.uhash}`)).toMatchObject({ type: 'refused' });
    expect(await ask(socket, `result-${cid}`)).toMatchObject({ type: 'subscribed' });
    expect(await ask(socket, `result-${randomHash()}`)).toMatchObject({ type: 'refused' });
  });

  it.each([
    '',
    'notifications-',
    'notifications',
    'everything',
    'presence-x',
    'notifications-*',
    '__proto__',
  ])('RL-01 there is no channel %j', async (channel) => {
    const socket = await openPanel(server);
    expect(await ask(socket, channel, alice.uhash)).toEqual({ type: 'refused', channel, again: false });
  });

  it('RL-01 an app that is switched off gets no events', async () => {
    const off = await anApp(server.database.db);
    const user = await aUser(server.database.db, off);
    const socket = await openPanel(server);
    expect(await ask(socket, noticeOf(user), user.uhash)).toMatchObject({ type: 'subscribed' });
    await changeApp(server.database.db, off, { status: 'off' });
    expect(await ask(socket, noticeOf(user), user.uhash)).toMatchObject({ type: 'refused' });
    tellDuplicated(server, user);
    expect(await receivedBy(socket)).toEqual([]);
  });

  it('RL-01 nothing that names a person is logged', () => {
    const logs = [...server.logged, ...other.logged].join('');
    expect(logs).toContain('/realtime');
    for (const secret of [alice.uhash, bob.uhash, cid]) expect(logs).not.toContain(secret);
  });
});

describe('RL-01 the socket opens', () => {
  const opened = async (change: Partial<Parameters<typeof openSocket>[0]>) => {
    const socket = await openSocket({ url: server.url, key: publicKey, ...change });
    return typeof socket === 'number' ? socket : 'open';
  };

  it('RL-01 with the public key of the page alone', async () => {
    const page = await fetch(server.url, { headers: { accept: 'text/html' } });
    const { realtime } = JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(await page.text())?.[1] ?? '').config;
    expect(realtime).toEqual({ url: '/realtime', key: publicKey });
    expect(await opened({})).toBe('open');
    for (const key of ['', 'wrong', publicKey.toLowerCase(), `${publicKey}x`])
      expect(await opened({ key })).toBe(403);
  });

  it('RL-01 from our own pages alone', async () => {
    const foreign = [
      'https://elsewhere.example',
      'null',
      '',
      `${server.url}.evil.example`,
      'http://127.0.0.1:1',
    ];
    for (const origin of foreign) expect(await opened({ origin })).toBe(403);
    const behindProxy = { origin: 'https://panel.example', headers: { 'x-forwarded-host': 'panel.example' } };
    expect(await opened(behindProxy)).toBe('open');
  });

  it('RL-01 a flood from one address is held up', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const answers = await Promise.all(Array.from({ length: 300 }, () => opened({ headers })));
    expect(answers.filter((answer) => answer === 'open')).toHaveLength(240);
    expect(answers.filter((answer) => answer === 429)).toHaveLength(60);
    expect(await opened({ headers: { 'x-forwarded-for': '198.51.100.8' } })).toBe('open');
  });

  it('a plain request finds no page there', async () => {
    expect(
      (await fetch(`${server.url}/realtime?key=${publicKey}`, { headers: { origin: server.url } })).status,
    ).toBe(404);
  });
});

/** Masked, without a payload, one behind the other. */
const controlFrames = (opcode: number, count: number) =>
  Buffer.concat(Array.from({ length: count }, () => Buffer.from([0x80 | opcode, 0x80, 0, 0, 0, 0])));
/** The beginning of a text, and then continuations of it that bring nothing. */
const emptyPieces = (count: number) =>
  Buffer.concat([
    Buffer.from([0x01, 0x80, 0, 0, 0, 0]),
    ...Array.from({ length: count }, () => Buffer.from([0x00, 0x80, 0, 0, 0, 0])),
  ]);

describe('RL-01 whoever misuses the socket loses it, and no one else does', () => {
  const subscribe = (nth: number) => ({
    type: 'subscribe',
    channel: `notifications-${nth}`,
    authorization: '',
  });

  it.each<[string, (socket: RawSocket) => void, number]>([
    ['no JSON', (socket) => socket.sendText('hello'), 1007],
    ['an empty frame', (socket) => socket.sendText(''), 1007],
    ['another type', (socket) => socket.say({ type: 'publish', channel: 'x', event: 'y' }), 1007],
    ['a field too many', (socket) => socket.say({ type: 'ping', more: 1 }), 1007],
    ['a channel that is no text', (socket) => socket.say({ type: 'subscribe', channel: ['x'] }), 1007],
    ['deep JSON', (socket) => socket.sendText('['.repeat(2000)), 1007],
    ['a frame too long', (socket) => socket.say({ ...subscribe(1), authorization: 'x'.repeat(5000) }), 1009],
    ['binary', (socket) => socket.wire.write(Buffer.from([0x82, 0x81, 0, 0, 0, 0, 1])), 1007],
    ['bytes that are no frame', (socket) => socket.wire.write(Buffer.alloc(64, 0xff)), 1002],
    ['an unmasked frame', (socket) => socket.wire.write(Buffer.from([0x81, 0x02, 0x7b, 0x7d])), 1002],
    [
      'a flood of pings',
      (socket) => {
        for (let nth = 0; nth < 200; nth += 1) socket.say({ type: 'ping' });
      },
      1008,
    ],
    ['a flood of protocol pings', (socket) => socket.wire.write(controlFrames(0x9, 200)), 1008],
    ['a flood of protocol pongs', (socket) => socket.wire.write(controlFrames(0xa, 200)), 1008],
    ['a message in countless pieces', (socket) => socket.wire.write(emptyPieces(200)), 1008],
    [
      'a flood of subscriptions',
      (socket) => {
        for (let nth = 0; nth < 200; nth += 1) socket.say(subscribe(nth));
      },
      1008,
    ],
  ])('RL-01 %s', async (_name, misuse, code) => {
    const bystander = await listen(server, noticeOf(alice), alice.uhash);
    const socket = await openPanel(server);
    misuse(socket);
    expect(await socket.closed).toBe(code);
    tellDuplicated(server, alice);
    expect(await bystander.next()).toEqual(frameOf(noticeOf(alice)));
  });

  it('RL-01 who floods on and does not read is cut off all the same', async () => {
    const socket = await openPanel(server);
    socket.wire.pause();
    let isOver = false;
    void socket.closed.then(() => {
      isOver = true;
    });
    for (let nth = 0; nth < 100; nth += 1) socket.say({ type: 'ping' });
    while (!isOver) {
      socket.say({ type: 'ping' });
      await setImmediate();
    }
    expect(await socket.closed).toBe(1006);
  });

  it('RL-01 listens to a handful of channels at most', async () => {
    const socket = await openPanel(server);
    const users = await Promise.all(Array.from({ length: 17 }, () => aClickOf(alice)));
    const answers = [];
    for (const channel of users) answers.push((await ask(socket, channel)).type);
    expect(answers).toEqual([...Array.from({ length: 16 }, () => 'subscribed'), 'refused']);
  });

  it('RL-01 who does not read is dropped before it costs memory', async () => {
    const slow = await listen(server, noticeOf(bob), bob.uhash);
    const quick = await listen(server, noticeOf(bob), bob.uhash);
    const isOver = { slow: false };
    slow.wire.pause();
    void slow.closed.then(() => {
      isOver.slow = true;
    });
    const data = { survey_hash: 'x'.repeat(10_000), at: '' };
    let sent = 0;
    // A connection that was dropped reports so as soon as it is read again.
    for (; sent < 4000; sent += 1) {
      server.realtime.publish(noticeOf(bob), 'duplicated-clicks', data);
      await setImmediate();
      if (sent % 500 === 499) slow.wire.resume().pause();
      if (isOver.slow) break;
    }
    slow.wire.resume();
    expect(await slow.closed).toBe(1006);
    expect(slow.heard.length).toBeLessThan(sent);
    expect((await receivedBy(quick)).length).toBeGreaterThanOrEqual(sent);
  });
});

const aClickOf = async (user: UserRecord) => {
  const key = randomHash();
  await aClick(server.database.db, user, await aSurvey(server.database.db), { cid: key });
  return `result-${key}`;
};

describe('the heart beats', () => {
  afterEach(() => void vi.useRealTimers());
  /** A node whose clock the test moves. */
  async function withSeconds(
    work: (node: TestServer, pass: (seconds: number) => Promise<void>) => Promise<void>,
  ) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const node = await joinServer(server);
    try {
      await work(node, async (seconds) => {
        await vi.advanceTimersByTimeAsync(1000 * seconds);
      });
    } finally {
      await node.stop();
    }
  }

  it('RL-01 a panel that answers stays, one that is gone is let go', () =>
    withSeconds(async (node, pass) => {
      const alive = await listen(node, noticeOf(alice), alice.uhash);
      const gone = await listen(node, noticeOf(alice), alice.uhash);
      gone.playDead();
      for (let beat = 0; beat < 4; beat += 1) {
        await pass(30);
        // Pongs have to travel.
        await receivedBy(alive);
      }
      expect(await gone.closed).toBe(1006);
      tellDuplicated(node, alice);
      expect(await alive.next()).toEqual(frameOf(noticeOf(alice)));
    }));

  it('RL-01 a socket that listens to nothing is closed', () =>
    withSeconds(async (node, pass) => {
      const idle = await openPanel(node);
      for (let beat = 0; beat < 4; beat += 1) {
        await pass(30);
        if (beat < 2) await receivedBy(idle);
      }
      expect(await idle.closed).toBe(1008);
    }));

  it('RL-01 an account that was closed meanwhile gets no more events', () =>
    withSeconds(async (node, pass) => {
      const user = await aUser(server.database.db, app);
      const socket = await listen(node, noticeOf(user), user.uhash);
      await pass(30);
      expect(await receivedBy(socket)).toEqual([]);
      await changeUser(server.database.db, user, { state: 'closed' });
      let frames: unknown[] = [];
      while (frames.length === 0) {
        await pass(30);
        frames = await receivedBy(socket);
      }
      expect(frames).toEqual([{ type: 'refused', channel: noticeOf(user), again: false }]);
      tellDuplicated(node, user);
      expect(await receivedBy(socket)).toEqual([]);
    }));
});

describe('when something is away', () => {
  it('without the database a panel is asked to come again', async () => {
    const database = openDatabase({ connectionString: 'postgres://127.0.0.1:1/none' }, { warn: () => {} });
    const cutOff = await startServer({ database });
    const socket = await openPanel(cutOff);
    const channel = noticeOf(alice);
    expect(await ask(socket, channel, alice.uhash)).toEqual({ type: 'refused', channel, again: true });
    await cutOff.stop();
    await database.close();
  });

  it('RL-01 a node that was cut off tells its panels that they may have missed events, and listens again', async () => {
    const here = await listen(server, noticeOf(alice), alice.uhash);
    const there = await listen(other, noticeOf(alice), alice.uhash);
    await runSql(
      server.connectionString,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'earnwall realtime' and datname = current_database()`,
    );
    expect(await here.next()).toEqual({ type: 'missed' });
    expect(await there.next()).toEqual({ type: 'missed' });
    // Both send to each other; once all of it has arrived, events pass as before.
    tellDuplicated(server, alice);
    tellDuplicated(other, alice);
    for (const socket of [here, there]) {
      let frame = await socket.next();
      while (frame.type === 'missed') frame = await socket.next();
      expect(frame).toEqual(frameOf(noticeOf(alice)));
    }
  });

  it('a node that stops says goodbye, and its panels go elsewhere', async () => {
    const node = await joinServer(server);
    const socket = await listen(node, noticeOf(alice), alice.uhash);
    const [code] = await Promise.all([socket.closed, node.stop()]);
    expect(code).toBe(1012);
  });

  it('OP-05 a node that drains sends its panels away one by one before it stops', async () => {
    const drain = new Drain();
    const node = await joinServer(server, { drain });
    const panels = await Promise.all(Array.from({ length: 8 }, () => openPanel(node)));
    const left: number[] = [];
    const began = performance.now();
    for (const panel of panels) void panel.closed.then(() => left.push(performance.now() - began));
    const drained = drain.begin(2_000);
    expect(await Promise.all(panels.map((panel) => panel.closed))).toEqual(Array(8).fill(1012));
    await drained;
    expect(Math.min(...left)).toBeGreaterThan(900);
    expect(Math.max(...left) - Math.min(...left)).toBeGreaterThan(50);
    await node.stop();
  });
});

describe('a request that offers another upgrade', () => {
  /** As Java's HTTP client does over plain HTTP. */
  const offer = {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AAEAAEAAAAIAAAAB',
  };

  const answerTo = (path: string, headers: Record<string, string>, body?: string) =>
    new Promise<{ status: number | undefined; body: string }>((done, failed) => {
      const asked = request(`${server.url}${path}`, { method: body ? 'POST' : 'GET', headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => void parts.push(part));
        answer.on('end', () => done({ status: answer.statusCode, body: Buffer.concat(parts).toString() }));
      });
      asked.on('error', failed);
      asked.end(body);
    });

  it('is answered as if it had not', async () => {
    expect(await answerTo('/health', offer)).toEqual({ status: 200, body: '{"status":"ok"}' });
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
    expect(await answerTo('/health', upgrade)).toEqual({ status: 200, body: '{"status":"ok"}' });
  });

  it('keeps its body, however long', async () => {
    const headers = { ...offer, 'content-type': 'application/json' };
    const message = 'x'.repeat(3000);
    const answer = await answerTo('/api/errors/js', headers, JSON.stringify({ message }));
    expect(answer.status).toBe(200);
    const large = await answerTo('/api/errors/js', headers, JSON.stringify({ message: 'x'.repeat(60_000) }));
    expect(large.status).toBe(413);
  });
});
