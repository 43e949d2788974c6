import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createSandbox } from '../server.ts';

const sandbox = createSandbox(
  readConfig({ SANDBOX_API_KEY: 'the key' }),
  new URL('../../public/', import.meta.url),
);
beforeAll(async () => void (await sandbox.ready()));
afterAll(() => sandbox.close());

const send = (payload: object, key = 'the key') =>
  sandbox.inject({ method: 'POST', url: '/sms/messages', headers: { 'x-api-key': key }, payload });
const read = async (to?: string) => {
  const query = to === undefined ? {} : { to };
  return (await sandbox.inject({ url: '/sms/messages', query })).json().messages;
};

describe('the phones', () => {
  it('PH-02 accept messages sent with the key, and show them newest first', async () => {
    for (const text of ['111111 is your code', '222222 is your code'])
      expect((await send({ to: '+14152345678', text })).statusCode).toBe(201);
    await send({ to: '+491701234567', text: 'Hello' });
    const messages = await read('+14152345678');
    expect(messages.map(({ text }: { text: string }) => text)).toEqual([
      '222222 is your code',
      '111111 is your code',
    ]);
    expect(await read()).toHaveLength(3);
    expect(await read('+100000')).toEqual([]);
  });

  it('show the code on a page that runs no script and escapes markup', async () => {
    await send({ to: '+14152345679', text: '<b>123456</b> & more' });
    const { body, headers } = await sandbox.inject({ url: '/sms', query: { to: '+14152345679' } });
    expect(body).toContain('&lt;b&gt;<strong>123456</strong>&lt;/b&gt; &amp; more');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await sandbox.inject({ url: '/sms/page.css' })).statusCode).toBe(200);
  });

  it.each([
    ['without the key', { to: '+14152345678', text: 'Hi' }, 'another', 401],
    ['to nobody', { to: 'me', text: 'Hi' }, 'the key', 400],
    ['without words', { to: '+14152345678', text: '' }, 'the key', 400],
    ['that is too long', { to: '+14152345678', text: 'x'.repeat(1001) }, 'the key', 400],
    ['to a number that does not exist', { to: '+14152340000', text: 'Hi' }, 'the key', 422],
    ['to a network that rests', { to: '+14152340001', text: 'Hi' }, 'the key', 503],
  ])('refuse a message %s', async (_what, message, key, status) => {
    expect((await send(message, key)).statusCode).toBe(status);
  });
});
