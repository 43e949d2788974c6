import { createHmac } from 'node:crypto';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Purses } from '../shop/purses.ts';
import { DeliveryLog } from './delivery-log.ts';
import { Faults } from './faults.ts';
import { receiverRoutes } from './routes.ts';

const secretOf = (text: string) => `whsec_${Buffer.from(text).toString('base64')}`;
const [first, second] = [secretOf('one'), secretOf('two')] as const;
const app: string = 'demo-coins';
const secure: string = 'demo-secure';
const now = Date.parse('2026-03-01T12:00:00Z');
const seconds = `${now / 1000}`;

const makeParts = () => ({
  secrets: { [app]: [first, second], [secure]: [second] },
  ...{ purses: new Purses(), log: new DeliveryLog(), faults: new Faults(), now: () => now },
});
let parts = makeParts();
let site = fastify();

beforeEach(async () => {
  parts = makeParts();
  site = fastify({ bodyLimit: 64 * 1024 });
  site.register(async (own) => receiverRoutes(own, parts, 1));
  await site.ready();
});
afterEach(() => site.close());

const mac = (secret: string, text: string, encoding: 'base64' | 'hex') =>
  createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(text)
    .digest(encoding);

const message = (data: object, type = 'credit') =>
  JSON.stringify({
    ...{ type, timestamp: new Date(now).toISOString() },
    data: {
      transaction_id: 'tx_1',
      user_id: 'alice',
      amount: 500,
      pending: 0,
      balance: 900,
      test: false,
      ...data,
    },
  });

const signed = (payload: string, secret: string = first) => ({
  ...{ 'content-type': 'application/json', 'webhook-id': 'tx_1', 'webhook-timestamp': seconds },
  'webhook-signature': `v1,${mac(secret, `tx_1.${seconds}.${payload}`, 'base64')}`,
});

const post = (payload: string, { to = app, secret = first as string } = {}) =>
  site.inject({
    ...{ method: 'POST', url: `/publisher/postbacks/${to}` },
    ...{ headers: signed(payload, secret), payload },
  });

function get(query: string, secret = second) {
  const start = `/publisher/postbacks/${secure}?${query}&ts=${seconds}`;
  return site.inject({ url: `${start}&signature=${mac(secret, start, 'hex')}` });
}

const outcomes = () => parts.log.newestFirst().map(({ outcome }) => outcome);

it('PB-07 books a verified postback once, whichever of both secrets signed it', async () => {
  const payload = message({ reason: 'Survey completed' });
  for (const secret of [first, second, first]) {
    const { statusCode } = await post(payload, { secret });
    expect(statusCode).toBe(200);
  }
  expect(parts.purses.of(app, 'alice')).toMatchObject({ coins: 500, test: 0 });
  expect(parts.purses.of(secure, 'alice').coins).toBe(0);
  expect(outcomes()).toEqual([
    'Known already: not booked again',
    'Known already: not booked again',
    'Booked',
  ]);
  expect(parts.log.newestFirst()[0]).toMatchObject({
    ...{ app, method: 'POST', verified: true, answered: '200' },
    postback: { type: 'credit', user: 'alice', transaction: 'tx_1', amount: 500, balance: 900 },
    raw: expect.stringContaining(`webhook-id: tx_1\nwebhook-timestamp: ${seconds}\nwebhook-signature: v1,`),
  });
});

it('PB-07 takes the GET form, with its macros filled in', async () => {
  const query = 'user=Zo%C3%AB%20%26%20co&tx=tx_9&amount=-70&balance=-20&type=reversal&reference=tx_8&test=0';
  expect((await get(query)).statusCode).toBe(200);
  expect((await get(query)).statusCode).toBe(200);
  expect(parts.purses.of(secure, 'Zoë & co').coins).toBe(-70);
  expect(parts.log.newestFirst()[0]?.postback).toMatchObject({
    ...{ type: 'reversal', reference: 'tx_8', balance: -20, amount: -70, test: false },
  });
  // What only asks about the address must not book.
  const { statusCode } = await site.inject({
    method: 'HEAD',
    url: `/publisher/postbacks/${secure}?${query}`,
  });
  expect(statusCode).toBe(404);
});

it('PB-07 ends with the same coins in whatever order postbacks come, below zero in between', async () => {
  const sent = [
    message({ transaction_id: 'tx_2', amount: -500, reverses: 'tx_1' }, 'reversal'),
    message({ transaction_id: 'tx_1', amount: 500 }),
    message({ transaction_id: 'tx_4', amount: 400, pending: -400, reverses: 'tx_3' }, 'release'),
    message({ transaction_id: 'tx_3', amount: 0, pending: 400 }, 'pending'),
  ];
  await post(sent[0] ?? '');
  expect(parts.purses.of(app, 'alice').coins).toBe(-500);
  for (const payload of sent.slice(1)) await post(payload);
  expect(parts.purses.of(app, 'alice')).toMatchObject({ coins: 400, pending: 0 });
});

it('PB-07 books a test apart', async () => {
  await post(message({ test: true, amount: 10_000 }));
  await get('user=alice&tx=tx_2&amount=30&type=credit&test=1');
  expect(parts.purses.of(app, 'alice')).toMatchObject({ coins: 0, test: 10_000 });
  expect(parts.purses.of(secure, 'alice')).toMatchObject({ coins: 0, test: 30 });
  expect(outcomes()[0]).toBe('Test: booked apart, buys nothing');
});

it.each([
  ['an app that is not there', () => post(message({}), { to: 'nobody' }), 404, 'No app of this site'],
  ['an app by a name of the language', () => post(message({}), { to: 'constructor' }), 404, 'No app of'],
  [
    'the secret of another app',
    () => get('user=alice&tx=t&amount=1&type=credit', first),
    401,
    'does not match',
  ],
  ['what is not JSON', () => post('{"type":'), 400, 'not JSON'],
  ['nothing at all', () => post(''), 400, 'not JSON'],
  ['null', () => post('null'), 400, 'not a whole number'],
  ['a list', () => post('[[]]'), 400, 'not a whole number'],
  ['data that is a text', () => post('{"type":"credit","data":"x"}'), 400, 'not a whole number'],
  ['half a coin', () => post(message({ amount: 0.5 })), 400, 'not a whole number'],
  ['coins as a text', () => post(message({ amount: '500' })), 400, 'not a whole number'],
  ['endless coins', () => post(message({}).replace('500', '1e999')), 400, 'not a whole number'],
  ['more than can be counted', () => post(message({ amount: 2 ** 53 })), 400, 'not a whole number'],
  ['no transaction', () => post(message({ transaction_id: undefined })), 400, 'no transaction id'],
  ['a transaction that is a number', () => post(message({ transaction_id: 7 })), 400, 'no transaction id'],
  ['a very long user', () => post(message({ user_id: 'x'.repeat(501) })), 400, 'no user id'],
  ['nobody', () => get('user=&tx=t&amount=1&type=credit'), 400, 'no user id'],
  ['two users', () => get('user=alice&user=bob&tx=t&amount=1&type=credit'), 400, 'user is there twice'],
  ['no amount', () => get('user=alice&tx=t&type=credit'), 400, 'not a whole number'],
  ['a large body', () => post(message({ reason: 'x'.repeat(65_536) })), 413, 'larger than 64 KB'],
])('PB-07 refuses %s, and logs why', async (_what, send, status, why) => {
  const { statusCode, body } = await send();
  expect(statusCode).toBe(status);
  expect(JSON.parse(body).error).toContain(why);
  expect(outcomes()).toEqual([expect.stringContaining(why)]);
  for (const user of ['alice', 'bob']) expect(parts.purses.of(secure, user).coins).toBe(0);
  expect(parts.purses.of(app, 'alice')).toEqual({ coins: 0, pending: 0, test: 0, owned: {} });
});

it('PB-07 the log has the newest 200', async () => {
  for (let number = 1; number <= 205; number += 1)
    await post(message({ transaction_id: `tx_${number}`, amount: 1 }));
  const entries = parts.log.newestFirst();
  expect(entries).toHaveLength(200);
  expect(entries[0]).toMatchObject({ number: 205, postback: { transaction: 'tx_205' } });
  expect(parts.purses.of(app, 'alice').coins).toBe(205);
});

it.each(['error', 'gone'] as const)('PB-07 the switch: %s answers badly and books nothing', async (fault) => {
  parts.faults.set(app, fault, 2);
  const status = fault === 'error' ? 500 : 410;
  expect((await post(message({}))).statusCode).toBe(status);
  expect((await get('user=alice&tx=t&amount=1&type=credit')).statusCode).toBe(200);
  expect((await post(message({}))).statusCode).toBe(status);
  expect(parts.purses.of(app, 'alice').coins).toBe(0);
  expect((await post(message({}))).statusCode).toBe(200);
  expect(parts.purses.of(app, 'alice').coins).toBe(500);
  expect(parts.log.newestFirst()[1]).toMatchObject({
    ...{ verified: true, answered: `${status}`, outcome: 'Not booked: the switch is on' },
  });
});

it('PB-07 the switch: a late answer is booked, and its repetition is not', async () => {
  parts.faults.set(app, 'slow', 1);
  await post(message({}));
  await post(message({}));
  expect(parts.purses.of(app, 'alice').coins).toBe(500);
  expect(parts.log.newestFirst().map(({ answered }) => answered)).toEqual(['200', '200 after 12 s']);
});

it('PB-07 the switch: a dropped connection gets no answer, and its postback is booked once', async () => {
  parts.faults.set(app, 'drop', 1);
  const origin = await site.listen({ host: '127.0.0.1', port: 0 });
  const url = `${origin}/publisher/postbacks/${app}`;
  const payload = message({});
  const dropped = fetch(url, {
    method: 'POST',
    headers: signed(payload),
    body: payload,
    signal: AbortSignal.timeout(5_000),
  });
  await expect(dropped).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
  await post(payload);
  expect(parts.purses.of(app, 'alice').coins).toBe(500);
  expect(parts.log.newestFirst()).toMatchObject([
    { outcome: 'Known already: not booked again', answered: '200' },
    { outcome: 'Booked', answered: 'nothing' },
  ]);
});
