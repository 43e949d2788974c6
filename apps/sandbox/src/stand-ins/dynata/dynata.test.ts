// The stand-in as a partner of Dynata meets it: the queue, a signed entry, a callback and the way back.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createSandbox } from '../../server.ts';
import { ofBody, ofQuery, problemWith, signatureOf, signLink } from './signing.ts';

const base = '/stand-ins/dynata';
const secret = 'a secret of both';
const key = (name: string) => createHmac('sha256', secret).update(`dynata ${name}`).digest('hex');
const partner = { access: key('access_key'), secret: key('secret_key') };
const theirs = { access: key('return_access_key'), secret: key('return_secret_key') };

interface Received {
  path: string;
  problem: string | null;
  message: Record<string, unknown>;
}

const received: Received[] = [];
const product = createServer(async (request, response) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  const header = (name: string) => String(request.headers[name] ?? '') || null;
  const shown = {
    ...{ access: header('dynata-access-key'), expiration: header('dynata-expiration') },
    signature: header('dynata-signature'),
  };
  const problem = problemWith(ofBody(body), shown, theirs, Date.now());
  received.push({ path: request.url ?? '', problem, message: JSON.parse(body) });
  response.writeHead(200).end();
});

let sandbox: ReturnType<typeof createSandbox>;
let productUrl: string;
beforeAll(async () => {
  await new Promise<void>((listening) => product.listen(0, '127.0.0.1', listening));
  productUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  const env = { PRODUCT_URL: productUrl, SANDBOX_API_KEY: 'any', SANDBOX_SIGNING_KEYS: secret };
  sandbox = createSandbox(
    readConfig({ ...env, SANDBOX_SURVEYS: '0' }),
    new URL('../../../public/', import.meta.url),
  );
  await sandbox.ready();
});
afterAll(async () => {
  await sandbox.close();
  product.close();
});
beforeEach(() => {
  received.length = 0;
});

const post = (path: string, body: string, pair = partner, expires = Date.now() + 60_000) => {
  const expiration = new Date(expires).toISOString();
  return sandbox.inject({
    ...{ method: 'POST', url: `${base}/${path}`, payload: body },
    headers: {
      ...{ 'content-type': 'application/json', 'dynata-expiration': expiration },
      ...{
        'dynata-access-key': pair.access,
        'dynata-signature': signatureOf(ofBody(body), pair, expiration),
      },
    },
  });
};
const wanted = (changes: object = {}) =>
  JSON.stringify({ limit: 50, shards: { count: 1, current: 1 }, visibility_timeout: 300, ...changes });
const receive = async (changes: object = {}) =>
  (await post('receive-notifications', wanted(changes))).json() as {
    id: number;
    status: string;
    links: { live: string };
  }[];
const control = (name: string, values: Record<string, string>) =>
  sandbox.inject({
    ...{ method: 'POST', url: `${base}/controls/${name}`, payload: values },
  });

describe('the registry of the stand-in', () => {
  it('has the signature that Dynata publishes', () => {
    expect(signatureOf('', { access: 'access_key', secret: 'secret_key' }, '1970-01-01T00:00:00.000Z')).toBe(
      'f42747bca8a7d0f5ad6adb6eca7c1dd87f7af0b8f9612fba80950fea6e4eff35',
    );
  });

  it('hides what it gave, gives it again unless it is acknowledged, and notifies of changes', async () => {
    const first = await receive();
    expect(first.length).toBeGreaterThan(10);
    expect(await receive()).toEqual([]);
    await control('queue', { way: 'show hidden' });
    const ids = (await receive()).map(({ id }) => id);
    expect(ids).toEqual(first.map(({ id }) => id));

    const [changed = 0] = ids;
    await control('change', { id: `${changed}`, change: 'close' });
    expect((await post('ack-notifications', JSON.stringify(ids))).statusCode).toBe(204);
    expect(await receive()).toMatchObject([{ id: changed, status: 'CLOSED' }]);
    await post('ack-notifications', JSON.stringify([changed]));
    await control('queue', { way: 'show hidden' });
    expect(await receive()).toEqual([]);
  });

  it('divides itself among shards', async () => {
    await control('queue', { way: 'notify of all' });
    const one = await receive({ shards: { count: 2, current: 1 } });
    const other = await receive({ shards: { count: 2, current: 2 } });
    expect(new Set([...one, ...other].map(({ id }) => id)).size).toBe(one.length + other.length);
    expect(one.length * other.length).toBeGreaterThan(0);
  });

  it.each([
    ['of a stranger', partner.access, 'another secret', 60_000],
    ['of another account', 'another', partner.secret, 60_000],
    ['that has ended', partner.access, partner.secret, -1],
  ])('turns a signature away %s', async (_, access, secret, ms) => {
    const answer = await post('receive-notifications', wanted(), { access, secret }, Date.now() + ms);
    expect(answer.statusCode).toBe(401);
  });

  it.each([{ limit: 51 }, { limit: 0 }, { visibility_timeout: 601 }, { shards: { count: 1, current: 2 } }])(
    'wants %j otherwise',
    async (changes) => {
      expect((await post('receive-notifications', wanted(changes))).statusCode).toBe(400);
    },
  );
});

describe('the gateway of the stand-in', () => {
  const enter = async (said: Record<string, string>, pair = partner, expires = Date.now() + 60_000) => {
    await control('queue', { way: 'notify of all' });
    const live = (await receive()).find(({ status }) => status === 'OPEN')?.links.live ?? '';
    const { origin, pathname, searchParams } = new URL(live);
    const link = signLink(
      `${origin}${pathname}`,
      { ...Object.fromEntries(searchParams), ...said },
      pair,
      expires,
    );
    return sandbox.inject({ url: link.slice(origin.length) });
  };
  const finish = (page: string, choice: string) =>
    sandbox.inject({
      ...{ method: 'POST', url: /action="([^"]+)"/.exec(page)?.[1] ?? '' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `choice=${choice}`,
    });

  it('calls back, then sends the respondent back with what came along', async () => {
    const page = await enter({ respondent_id: 'p-1', cid: 'c-1', gender: 'female' });
    expect(page.statusCode).toBe(200);
    const end = await finish(page.body, '5.10');
    expect(received).toEqual([
      {
        ...{ path: '/callbacks/dynata', problem: null },
        message: { disposition: 5, status: 10, parameters: { cid: 'c-1' }, respondent_id: 'p-1' },
      },
    ]);
    const back = new URL(String(end.headers.location));
    const { access_key, expiration, signature, ...said } = Object.fromEntries(back.searchParams);
    expect([back.origin, back.pathname, said]).toEqual([
      ...[productUrl, '/return/dynata', { cid: 'c-1', disposition: '5', status: '10' }],
    ]);
    const shown = {
      access: access_key ?? null,
      expiration: expiration ?? null,
      signature: signature ?? null,
    };
    expect(problemWith(ofQuery(back.searchParams), shown, theirs, Date.now())).toBeNull();

    await finish(page.body, '1.0');
    expect(received).toHaveLength(1);
  });

  it('knows respondents again', async () => {
    await finish((await enter({ respondent_id: 'p-2', cid: 'c-2' })).body, '2.1');
    const again = await enter({ respondent_id: 'p-2', cid: 'c-3' });
    expect(again.statusCode).toBe(303);
    expect(received.map(({ message }) => message.disposition)).toEqual([2, 4]);
  });

  it.each([
    ['signed by a stranger', { respondent_id: 'p' }, { ...partner, secret: 'x' }, 60_000, 'does not match'],
    ['that has ended', { respondent_id: 'p' }, partner, -1, 'expired'],
    ['without a respondent', { cid: 'c' }, partner, 60_000, 'respondent_id is missing'],
    ['with another gender', { respondent_id: 'p', gender: 'other' }, partner, 60_000, 'gender'],
  ])('opens no link %s', async (_, said, pair, ms, text) => {
    const page = await enter(said as Record<string, string>, pair, Date.now() + ms);
    expect([page.statusCode, page.body]).toEqual([400, expect.stringContaining(text)]);
  });

  it.each([
    ['once', [null]],
    ['twice', [null, null]],
    ['late', ['The signature has expired.']],
    ['forged', ['The signature does not match.']],
    ['unsigned', ['The request is not signed.']],
  ])('calls back %s when told to', async (manner, problems) => {
    await control('callback', { cid: 'c-9', code: '1.0', manner });
    expect(received.map(({ problem }) => problem)).toEqual(problems);
    expect(received[0]?.message).toMatchObject({ disposition: 1, status: 0, parameters: { cid: 'c-9' } });
  });
});
