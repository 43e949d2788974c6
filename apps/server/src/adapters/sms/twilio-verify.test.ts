// The adapter against a real HTTP server that speaks as the provider does, and then misbehaves.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SmsNotSent } from '#ports/sms.ts';
import { twilioVerify } from './twilio-verify.ts';

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

const asked: {
  method: string | undefined;
  url: string | undefined;
  auth: string | undefined;
  body: string;
}[] = [];
let behave: Behaviour = () => {};
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  asked.push({ method: request.method, url: request.url, auth: request.headers.authorization, body });
  behave(response, request);
});
let provider: ReturnType<typeof twilioVerify>;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = { url, accountSid: 'AC1', authToken: 'token', serviceSid: 'VA1' };
  provider = twilioVerify(account, { timeoutMs: 2_000, maxBytes: 4096 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

const answer =
  (status: number, body: unknown): Behaviour =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const silence: Behaviour = () => {};
const garbage: Behaviour = (response) => void response.writeHead(201).end('<html>Hello</html>');
const flood: Behaviour = (response) => void response.writeHead(201).end(`"${'x'.repeat(10_000)}"`);
const hangUp: Behaviour = (response) => void response.destroy();
const elsewhere: Behaviour = (response) =>
  void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();

const send = () => provider.send({ to: '+14152345678', language: 'no' });
const check = () => provider.check({ ref: 'VE1', code: '123456' });
const failureOf = (attempt: Promise<unknown>) => attempt.then(() => null).catch((error: unknown) => error);

describe('sending', () => {
  it('PH-02 asks for a verification in the language of the reader', async () => {
    behave = answer(201, { sid: 'VE1', status: 'pending' });
    expect(await send()).toEqual({ ref: 'VE1' });
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/v2/Services/VA1/Verifications',
        auth: `Basic ${Buffer.from('AC1:token').toString('base64')}`,
        body: 'To=%2B14152345678&Channel=sms&Locale=nb',
      },
    ]);
  });

  it.each([
    ['a bad number', 400, 60200, 'number'],
    ['a blocked number', 403, 60410, 'number'],
    ['a bad key', 401, 20003, 'provider'],
    ['an unknown service', 404, 20404, 'provider'],
    ['too many messages', 429, 60203, 'provider'],
  ])('PH-02 %s was surely not sent', async (_what, status, code, because) => {
    behave = answer(status, { code, message: 'No.' });
    const failure = await failureOf(send());
    expect(failure).toBeInstanceOf(SmsNotSent);
    expect(failure).toMatchObject({ because, message: `The provider refused with ${status}, code ${code}` });
  });

  it.each([
    ['does not answer', silence],
    ['answers garbage', garbage],
    ['answers without end', flood],
    ['hangs up', hangUp],
    ['answers with an error of its own', answer(503, {})],
    ['answers with a verification that has no name', answer(201, { status: 'pending' })],
    ['leads elsewhere', elsewhere],
  ])('PH-02 where the provider %s nobody knows, and it is asked once', async (_what, behaviour) => {
    behave = behaviour;
    const failure = await failureOf(send());
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(SmsNotSent);
    expect(asked).toHaveLength(1);
  });
});

describe('checking', () => {
  it.each([
    ['approved', answer(200, { status: 'approved' }), true],
    ['another one', answer(200, { status: 'pending' }), false],
    ['forgotten', answer(404, { code: 20404 }), false],
  ])('PH-02 a code that is %s', async (_what, behaviour, isRight) => {
    behave = behaviour;
    expect(await check()).toBe(isRight);
    expect(asked).toMatchObject([
      { url: '/v2/Services/VA1/VerificationCheck', body: 'VerificationSid=VE1&Code=123456' },
    ]);
  });

  it.each([
    ['does not answer', silence],
    ['answers garbage', garbage],
    ['refuses', answer(429, {})],
  ])('PH-02 where the provider %s the code is not called wrong', async (_what, behaviour) => {
    behave = behaviour;
    expect(await failureOf(check())).toBeInstanceOf(Error);
  });
});
