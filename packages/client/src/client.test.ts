import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { type Client, type ClientOptions, createClient } from './client.ts';
import { EarnwallError } from './error.ts';

const key = `ewk_Ab3dEf7h_${'x'.repeat(43)}`;

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}
interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** The connection is cut instead. */
  cut?: true;
  /** There is no answer at all. */
  silent?: true;
}

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** Gives these answers, one after the other, the last one again and again. */
async function answering(...answers: Answer[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method, url, headers } = request;
    received.push({ method, url, headers, body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer?.cut) request.socket.destroy();
    if (answer?.cut || answer?.silent) return;
    response.writeHead(answer?.status ?? 200, { 'content-type': 'application/json', ...answer?.headers });
    response.end(JSON.stringify(answer?.body ?? {}));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = (options: Partial<ClientOptions> = {}): Client =>
    createClient({ origin, key, retryWaitMs: 1, ...options });
  return { client, received, origin };
}

const credit = { amount: 5, reason: 'Quest' };
const idempotencyKey = 'quest-1';

describe('PB-04 the client sends', () => {
  it('what each method means', async () => {
    const { client, received } = await answering({ body: { user: { balance: 1 } } });
    const { users, createSession } = client();
    await createSession({ user_id: 'alice' });
    await users.surveys('alice', { country: 'DE' });
    await users.get('a/b ä🙂');
    await users.ledger('alice', { limit: 2, before: '1_2' });
    await users.setState('alice', { state: 'banned', reason: 'Sold coins' });
    await users.credit('alice', credit, { idempotencyKey });
    await users.export('alice');
    await users.erase('alice');
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/publisher/sessions',
      'GET /api/publisher/users/alice/surveys?country=DE',
      'GET /api/publisher/users/a%2Fb%20%C3%A4%F0%9F%99%82',
      'GET /api/publisher/users/alice/ledger?limit=2&before=1_2',
      'PUT /api/publisher/users/alice/state',
      'POST /api/publisher/users/alice/credits',
      'GET /api/publisher/users/alice/export',
      'POST /api/publisher/users/alice/erasure',
    ]);
    const sent = received[5];
    expect(sent?.headers).toMatchObject({
      authorization: `Bearer ${key}`,
      'idempotency-key': idempotencyKey,
    });
    expect(JSON.parse(sent?.body ?? '')).toEqual(credit);
    expect(received[7]).toMatchObject({ body: '' });
    expect(received[7]?.headers).not.toHaveProperty('content-type');
  });

  it.each(['', '.', '..'])('nothing for the id "%s", which a URL cannot hold', async (id) => {
    const { client, received } = await answering({});
    await expect(client().users.get(id)).rejects.toThrow(TypeError);
    expect(received).toEqual([]);
  });

  it('calls by their names, with the types of the contract', async () => {
    const { client } = await answering({ body: { lines: [], next: null } });
    const answer = await client().call('publisher/users/get-user-ledger', { params: { user_id: 'alice' } });
    expect(answer).toEqual({ lines: [], next: null });
    expectTypeOf(answer.next).toEqualTypeOf<string | null>();
    // @ts-expect-error there is no such call
    await expect(client().call('publisher/users/no-call', {})).rejects.toThrow(TypeError);
  });
});

describe('PB-04 the client tries again', () => {
  it.each<[string, Answer]>([
    ['429', { status: 429, headers: { 'retry-after': '0' } }],
    ['503', { status: 503 }],
    ['a cut connection', { cut: true }],
  ])('after %s', async (_, failure) => {
    const { client, received } = await answering(failure, failure, { body: { user: { balance: 7 } } });
    expect(await client().users.get('alice')).toEqual({ balance: 7 });
    expect(received).toHaveLength(3);
  });

  it('after no answer in time', async () => {
    const { client, received } = await answering({ silent: true }, { body: { user: { balance: 7 } } });
    expect(await client({ timeoutMs: 200 }).users.get('alice')).toEqual({ balance: 7 });
    expect(received).toHaveLength(2);
  });

  it('within the time that a call was given of its own', async () => {
    const { client } = await answering({ silent: true });
    const given = { params: { user_id: 'alice' } };
    const called = client({ retries: 0 }).call('publisher/users/get-user', given, { timeoutMs: 50 });
    await expect(called).rejects.toMatchObject({ code: 'timeout', status: null });
  });

  it('a credit too, under the same key', async () => {
    const { client, received } = await answering({ cut: true }, { body: { balance: 5 } });
    await client().users.credit('alice', credit, { idempotencyKey });
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      idempotencyKey,
      idempotencyKey,
    ]);
  });

  it('as often as it may, and says what the last answer was', async () => {
    const { client, received } = await answering({
      status: 503,
      body: { code: 'unavailable', message: 'Busy.' },
    });
    const error = await client({ retries: 2 })
      .users.get('alice')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EarnwallError);
    expect(error).toMatchObject({ status: 503, code: 'unavailable', message: 'Busy.' });
    expect(received).toHaveLength(3);
  });

  it('not when it should wait for longer than anybody does', async () => {
    const { client, received } = await answering({ status: 429, headers: { 'retry-after': '3600' } });
    await expect(client().users.get('alice')).rejects.toMatchObject({ status: 429, retryAfterMs: 3_600_000 });
    expect(received).toHaveLength(1);
  });

  it('not what is refused', async () => {
    const body = { code: 'bad-request', message: 'No.', errors: { amount: ['too small'] } };
    const { client, received } = await answering({ status: 400, body });
    await expect(client().users.credit('alice', credit, { idempotencyKey })).rejects.toMatchObject({
      ...{ status: 400, code: 'bad-request', errors: { amount: ['too small'] } },
    });
    expect(received).toHaveLength(1);
  });

  it('not after its caller has given up', async () => {
    const { client, received } = await answering({ silent: true });
    const given = { params: { user_id: 'alice' } };
    const signal = AbortSignal.timeout(50);
    await expect(client().call('publisher/users/get-user', given, { signal })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect(received).toHaveLength(1);
  });
});

describe('PB-04 the client refuses', () => {
  it.each([
    { origin: 'panel.example', key },
    { origin: 'ftp://panel.example', key },
    { origin: 'https://panel.example', key: '' },
    { origin: 'https://panel.example', key: 'ewk_a\nb' },
  ])('to be made with %j', (options) => {
    expect(() => createClient(options)).toThrow(TypeError);
  });

  it('to follow a redirect with its key', async () => {
    const elsewhere = await answering({ body: { user: { balance: 1 } } });
    const { client } = await answering({ status: 302, headers: { location: elsewhere.origin } });
    await expect(client({ retries: 0 }).users.get('alice')).rejects.toMatchObject({ code: 'network' });
    expect(elsewhere.received).toEqual([]);
  });

  it('to hide what a proxy answered in place of the API', async () => {
    const headers = { 'content-type': 'text/html' };
    const { client } = await answering({ status: 502, headers, body: '<h1>Bad gateway</h1>' });
    await expect(client().users.get('alice')).rejects.toMatchObject({ status: 502, code: 502 });
  });
});
