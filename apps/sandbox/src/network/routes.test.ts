// The network and a buyer that records its callbacks: catalogue, signed link, events in every order.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signFields } from '../callbacks/signatures.ts';
import { readConfig } from '../config.ts';
import { createSandbox } from '../server.ts';

const signingKey = 'a key of both';
const apiKey = 'the key of a buyer';
const byKey = { 'x-api-key': apiKey };

interface Received {
  transaction: string;
  click: string;
  event: string;
  reverses?: string;
}
const received: Received[] = [];
let forged = 0;
const buyer = createServer(async (request, response) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const genuine =
    request.headers['x-signature'] === createHmac('sha256', signingKey).update(body).digest('hex');
  if (genuine) received.push(JSON.parse(body.toString()));
  else forged += 1;
  response.writeHead(genuine && request.url === '/callbacks/sandbox-network' ? 200 : 401).end();
});

let sandbox: ReturnType<typeof createSandbox>;
beforeAll(async () => {
  await new Promise<void>((listening) => buyer.listen(0, '127.0.0.1', listening));
  const PRODUCT_URL = `http://127.0.0.1:${(buyer.address() as AddressInfo).port}`;
  const config = readConfig({ PRODUCT_URL, SANDBOX_API_KEY: apiKey, SANDBOX_SIGNING_KEYS: signingKey });
  sandbox = createSandbox(config, new URL('../../public/', import.meta.url));
  await sandbox.ready();
});
afterAll(async () => {
  await sandbox.close();
  buyer.close();
});
beforeEach(() => {
  received.length = 0;
  forged = 0;
});

let clicks = 0;
async function open(campaign = 'lantern-keep') {
  clicks += 1;
  const click = `click-${clicks}`;
  const sig = signFields(['track', campaign, click], [signingKey]);
  const query = new URLSearchParams({ campaign, click, platform: 'ios', sig });
  const { statusCode, headers } = await sandbox.inject(`/network/track?${query}`);
  expect(statusCode).toBe(303);
  const act = (payload: Record<string, string>) =>
    sandbox.inject({ method: 'POST', url: `/network/plays/${click}`, headers: byKey, payload });
  return { click, page: String(headers.location), act };
}

it('SV-01 the catalogue is read page by page by buyers alone, and has no news until it changes', async () => {
  expect((await sandbox.inject('/network/catalogue')).statusCode).toBe(401);
  const read = async (query: string) =>
    (await sandbox.inject({ url: `/network/catalogue?${query}`, headers: byKey })).json();
  const first = await read('limit=2');
  const second = await read(`limit=2&cursor=${first.cursor}`);
  expect([first.offers.length, first.more, second.offers.length, second.more]).toEqual([2, true, 1, false]);
  expect(await read(`cursor=${second.cursor}`)).toMatchObject({ offers: [], more: false });
  expect((await sandbox.inject({ url: '/network/catalogue?cursor=x', headers: byKey })).statusCode).toBe(400);
});

it('SV-06 a link that the buyer has not signed is refused', async () => {
  const query = new URLSearchParams({ campaign: 'lantern-keep', click: 'c', sig: 'x' });
  expect((await sandbox.inject(`/network/track?${query}`)).statusCode).toBe(403);
});

it('SV-01 what a player presses is sent, signed, each event under a number of its own', async () => {
  const { click, page } = await open();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'intent=happen&event=level&times=5';
  await sandbox.inject({ method: 'POST', url: page, headers: form, payload });
  expect(received.map(({ event }) => event)).toEqual(Array(5).fill('level'));
  expect(new Set(received.map(({ transaction }) => transaction)).size).toBe(5);
  expect(received[0]?.click).toBe(click);
});

it('SV-01 events come twice, backwards, late, forged and taken back', async () => {
  const { act } = await open();
  await act({ intent: 'happen', event: 'install', delivery: 'twice' });
  expect(received[0]).toEqual(received[1]);
  received.length = 0;

  await act({ intent: 'happen', event: 'level', times: '3', delivery: 'backwards' });
  const played = (await act({}))
    .json()
    .events.slice(1)
    .map(({ transaction }: Received) => transaction);
  expect(received.map(({ transaction }) => transaction)).toEqual(played.toReversed());
  received.length = 0;

  await act({ intent: 'happen', event: 'purchase', delivery: 'late' });
  expect(received).toEqual([]);
  await act({ intent: 'send' });
  expect(received).toHaveLength(1);
  await act({ intent: 'reverse', event: 'purchase' });
  expect(received[1]?.reverses).toBe(received[0]?.transaction);

  await act({ intent: 'happen', event: 'level', delivery: 'forged' });
  expect([received.length, forged]).toEqual([2, 1]);
});
