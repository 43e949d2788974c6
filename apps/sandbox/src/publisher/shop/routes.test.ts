import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createSandbox } from '../../server.ts';

const secret = `whsec_${Buffer.from('a secret').toString('base64')}`;
const sandbox = createSandbox(
  readConfig({ SANDBOX_POSTBACK_SECRETS: JSON.stringify({ 'demo-coins': [secret] }) }),
  new URL('../../../public/', import.meta.url),
);
let origin: string;
beforeAll(async () => {
  origin = await sandbox.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => sandbox.close());

let sent = 0;
async function credit(user_id: string, amount: number, reason = 'Survey completed') {
  sent += 1;
  const id = `tx_${sent}`;
  const data = { transaction_id: id, user_id, amount, reason };
  const payload = JSON.stringify({ type: 'credit', data });
  const time = `${Math.floor(Date.now() / 1000)}`;
  const mac = createHmac('sha256', Buffer.from('a secret')).update(`${id}.${time}.${payload}`);
  const headers = {
    ...{ 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': time },
    'webhook-signature': `v1,${mac.digest('base64')}`,
  };
  const url = '/publisher/postbacks/demo-coins';
  expect((await sandbox.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
}

const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const buy = (person: string, item: string, headers: Record<string, string> = form) =>
  sandbox.inject({
    ...{ method: 'POST', url: '/publisher/shop', headers },
    payload: `${new URLSearchParams({ person, app: 'demo-coins', item })}`,
  });

/** Reads events of an open stream, one after another. */
async function follow(path: string, headers: Record<string, string> = {}) {
  const stopping = new AbortController();
  const { body } = await fetch(`${origin}${path}`, { headers, signal: stopping.signal });
  if (!body) throw new Error('The stream has no body');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Record<string, unknown>> => {
    const [, data, rest] = /data: ([^\n]*)\n\n(.*)/s.exec(text) ?? [];
    if (data !== undefined) {
      text = rest ?? '';
      return JSON.parse(data);
    }
    const { value, done } = await reader.read();
    if (done) throw new Error('The stream has ended');
    text += value;
    return next();
  };
  return { next, stop: () => stopping.abort() };
}

it('PB-07 coins arrive on an open page, and are spent in the shop alone', async () => {
  const { next, stop } = await follow('/publisher/shop/events?app=demo-coins&person=alice');
  expect(await next()).toMatchObject({ coins: '0', text: '' });
  await credit('bob', 9_000);
  await credit('alice', 1_700);
  expect(await next()).toMatchObject({ coins: '1,700', text: '1,700 coins for you: Survey completed.' });
  const answer = await buy('alice', 'chest', { ...form, accept: 'application/json' });
  expect(answer.json()).toEqual({ text: 'Mystery chest bought. Enjoy!' });
  expect(await next()).toMatchObject({ coins: '500', text: '', owned: { chest: '1 owned', heart: '' } });
  await credit('alice', -1_200, 'Reversed by the supplier.');
  expect(await next()).toMatchObject({
    coins: '−700',
    text: '1,200 coins taken back: Reversed by the supplier.',
    more: expect.stringContaining('fill the gap'),
  });
  stop();

  // Who looks again learns what has happened in between; who comes for the first time just sees the coins.
  const textsAfter = async (query: string, headers: Record<string, string> = {}) => {
    const again = await follow(`/publisher/shop/events?app=demo-coins&person=alice${query}`, headers);
    const { text } = await again.next();
    again.stop();
    return text;
  };
  expect(await textsAfter('&after=2')).toContain('taken back');
  expect(await textsAfter('&after=1', { 'last-event-id': '2' })).toContain('taken back');
  expect(await textsAfter('&after=3')).toBe('');
  expect(await textsAfter('&after=')).toBe('');
});

it('PB-07 a page that is opened later shows what there is, and what somebody cannot pay is not bought', async () => {
  await credit('carol', 299);
  const answer = await buy('carol', 'heart', { ...form, accept: 'application/json' });
  expect(answer.json()).toEqual({ text: 'Spare heart: 1 coin to go.' });
  const { body } = await sandbox.inject('/?person=carol&app=demo-coins');
  expect(body).toContain('<b data-purse="coins">299</b>');
  expect((await buy('carol', 'heart')).headers.location).toBe('/?person=carol&app=demo-coins#shop');
});

it.each([
  ['from another site', { ...form, 'sec-fetch-site': 'cross-site' }, 'heart', 403],
  ['what it does not sell', form, 'constructor', 404],
])('PB-07 the shop refuses an order %s', async (_what, headers, item, status) => {
  expect((await buy('alice', item, headers)).statusCode).toBe(status);
});

it('PB-07 the log shows what came, escaped, and sends a page what it missed', async () => {
  await credit('<b>mallory</b>', 5, '<script>');
  const { body, headers } = await sandbox.inject('/publisher/log');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('<dt>User</dt><dd>&lt;b&gt;mallory&lt;/b&gt;</dd>');
  expect(body).toContain('<dt>Amount</dt><dd>+5</dd>');
  expect(body).toMatch(/<dt>Transaction<\/dt><dd>tx_\d+<\/dd>/);
  expect(body).not.toContain('<script>');
  const newest = /data-newest="([^"]+)"/.exec(body)?.[1] ?? '';
  await credit('dana', 7);
  // Both as a page that was opened before, and as one that connects again.
  const streams = [
    await follow(`/publisher/log/events?after=${newest}`),
    await follow('/publisher/log/events', { 'last-event-id': newest }),
  ];
  for (const { next, stop } of streams) {
    expect(await next()).toMatchObject({ text: 'credit: Booked', entry: expect.stringContaining('dana') });
    stop();
  }
  // After a restart of the site all of it is new.
  const { next, stop } = await follow('/publisher/log/events?after=00000000-999');
  expect(await next()).toMatchObject({ entry: expect.stringContaining('bob') });
  stop();
});

it('PB-07 the switch is set on the log page, for one app, and not from elsewhere', async () => {
  const set = (payload: string, headers = form) =>
    sandbox.inject({ method: 'POST', url: '/publisher/log', headers, payload });
  const page = async () => (await sandbox.inject('/publisher/log')).body;
  expect(
    (await set('app=demo-coins&fault=error&count=3', { ...form, 'sec-fetch-site': 'none' })).statusCode,
  ).toBe(403);
  expect(await page()).toContain('It works as it should.');
  for (const odd of [
    'app=nobody&fault=error',
    'app=__proto__&fault=error',
    'app=demo-coins&fault=toString',
    '',
  ])
    expect((await set(odd)).statusCode).toBe(303);
  expect(await page()).toContain('It works as it should.');
  await set('app=demo-coins&fault=error&count=3');
  expect(await page()).toContain('<b>demo-coins</b> answers 500, 3 more times');
  await set('app=demo-coins&fault=gone&count=99999');
  expect(await page()).toContain('the endpoint stops, 20 more times');
  await set('app=demo-coins');
  expect(await page()).toContain('It works as it should.');
});
