// The supplier and a buyer that records its callbacks: from the signed link to the last report.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signFields } from '../../callbacks/signatures.ts';
import { readConfig } from '../../config.ts';
import { createSandbox } from '../../server.ts';

const signingKey = 'a key of both';
const apiKey = 'the key of a buyer';

interface Received {
  path: string;
  genuine: boolean;
  message: Record<string, unknown> | null;
}

const received: Received[] = [];
let answers: number[] = [];
const buyer = createServer(async (request, response) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const expected = createHmac('sha256', signingKey).update(body).digest('hex');
  const genuine = request.headers['x-signature'] === expected;
  received.push({ path: request.url ?? '', genuine, message: genuine ? JSON.parse(body.toString()) : null });
  response.writeHead(genuine ? (answers.shift() ?? 200) : 401).end();
});

let sandbox: ReturnType<typeof createSandbox>;
beforeAll(async () => {
  await new Promise<void>((listening) => buyer.listen(0, '127.0.0.1', listening));
  const PRODUCT_URL = `http://127.0.0.1:${(buyer.address() as AddressInfo).port}`;
  const config = readConfig({
    ...{ PRODUCT_URL, SANDBOX_API_KEY: apiKey, SANDBOX_SIGNING_KEYS: `${signingKey},an older one` },
    ...{ SANDBOX_SURVEYS: '20', SANDBOX_CLOCK: '2026-03-10T12:00:00Z' },
  });
  sandbox = createSandbox(config, new URL('../../../public/', import.meta.url));
  await sandbox.ready();
});
afterAll(async () => {
  await sandbox.close();
  buyer.close();
});
beforeEach(() => {
  received.length = 0;
  answers = [];
});

const back = 'http://panel.test/return/an-account';
let respondents = 0;

function entry(given: { rid?: string; project?: string; sig?: string } = {}) {
  respondents += 1;
  const { rid = `r-${respondents}`, project = 'by-word' } = given;
  const sig = given.sig ?? signFields(['enter', project, rid, back], [signingKey]);
  return { rid, url: `/supplier/enter?${new URLSearchParams({ project, rid, back, sig })}` };
}

async function begin() {
  const { rid, url } = entry();
  const { headers } = await sandbox.inject(url);
  const page = String(headers.location);
  const post = (form: Record<string, string | string[]>) => {
    const pairs = Object.entries(form).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    );
    return sandbox.inject({
      ...{ method: 'POST', url: page, payload: `${new URLSearchParams(pairs)}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  };
  const answer = (question: string, ...values: string[]) =>
    post({ intent: 'answer', question, answer: values });
  return { rid, page, post, answer };
}

const atControlPage = (
  rid: string,
  action: string,
  headers: Record<string, string> = { 'x-api-key': apiKey },
) => sandbox.inject({ method: 'POST', url: `/supplier/attempts/${rid}/${action}`, headers });

const returned = (rid: string, code: string) => {
  const sig = signFields(['return', rid, code], [signingKey]);
  return `${back}?${new URLSearchParams({ rid, code, sig })}`;
};

describe('entering', () => {
  it('SV-06 a link that was changed opens nothing, and says so', async () => {
    const { url } = entry({ sig: signFields(['enter', 'another', 'r-1', back], [signingKey]) });
    const { statusCode, body, headers } = await sandbox.inject(url);
    expect([statusCode, headers.location]).toEqual([403, undefined]);
    expect(body).toContain('This link does not open a survey');
    expect((await sandbox.inject('/supplier/enter')).statusCode).toBe(403);
    expect((await sandbox.inject('/supplier/take/nobody')).statusCode).toBe(404);
  });

  it('a survey may be framed by any page, and runs no script but its own', async () => {
    const { page } = await begin();
    const { headers, body } = await sandbox.inject(page);
    expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
    expect(headers['content-security-policy']).not.toMatch(/frame-ancestors|unsafe/);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(body).toContain('Question 1 of 6');
    const files = [...body.matchAll(/"(\/supplier\/[^"]+\.\w+)"/g)].map(([, file]) => file ?? '');
    const served = await Promise.all(files.map((file) => sandbox.inject(file)));
    expect(served.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
  });

  it('a second entry goes on where the first one stands', async () => {
    const { rid, url } = entry();
    const first = (await sandbox.inject(url)).headers.location;
    expect((await sandbox.inject(entry({ rid }).url)).headers.location).toBe(first);
  });

  it('a project of the catalogue that has closed meanwhile ends at once', async () => {
    const { rid, url } = entry({ project: '1000001' });
    expect((await sandbox.inject(url)).headers.location).toBe(returned(rid, '40'));
    expect(received).toMatchObject([{ message: { rid, code: '40' } }]);
  });
});

describe('answering', () => {
  it('a survey really taken is complete: reported server to server first, then the browser goes back', async () => {
    const { rid, answer } = await begin();
    await answer('shopping', 'me');
    await answer('breakfast', 'eggs', 'fruit');
    await answer('cooking', 'daily');
    await answer('attention', 'juice');
    await answer('mood', '5');
    expect(received).toEqual([]);
    const { statusCode, headers } = await answer('wish', 'More <time>');
    expect([statusCode, headers.location]).toEqual([303, returned(rid, '10')]);
    expect(received).toEqual([
      {
        path: '/callbacks/an-account',
        genuine: true,
        message: { transaction: expect.stringMatching(/^tx-/), rid, code: '10' },
      },
    ]);
    // Reloaded or entered again it leads back, and nothing is reported twice.
    expect((await sandbox.inject(entry({ rid }).url)).headers.location).toBe(returned(rid, '10'));
    expect(received).toHaveLength(1);
  });

  it('an empty answer is asked for again, one to an earlier page is not counted', async () => {
    const { page, answer } = await begin();
    const { location } = (await answer('shopping')).headers;
    expect((await sandbox.inject(String(location))).body).toContain('Please choose an answer.');
    await answer('shopping', 'me');
    await answer('shopping', 'others');
    expect((await sandbox.inject(page)).body).toContain('Question 2 of 6');
  });

  it.each([
    ['the wrong person', [['shopping', 'others']], { code: '20' }],
    [
      'a late screen-out',
      [
        ['shopping', 'me'],
        ['breakfast', 'eggs'],
        ['cooking', 'never'],
      ],
      { code: '21', pays: { amount: '0.05', currency: 'USD' } },
    ],
  ])('%s is reported as what it is', async (_, given, message) => {
    const { rid, answer } = await begin();
    for (const [question = '', value = ''] of given) await answer(question, value);
    expect(received).toMatchObject([{ message: { rid, ...message } }]);
  });

  it('a quota that closes in the middle is full at the next answer', async () => {
    const { rid, page, answer, post } = await begin();
    await answer('shopping', 'me');
    await post({ intent: 'close-quota' });
    expect((await sandbox.inject(page)).body).toContain('Question 2 of 6');
    expect((await answer('breakfast', 'eggs')).headers.location).toBe(returned(rid, '30'));
  });

  it('who has to stop half-way leaves a partial', async () => {
    const { answer, post } = await begin();
    await answer('shopping', 'me');
    await answer('breakfast', 'eggs');
    await answer('cooking', 'daily');
    await post({ intent: 'leave' });
    expect(received).toMatchObject([{ message: { code: '11', pays: { amount: '0.40', currency: 'USD' } } }]);
  });
});

describe('delivery to the buyer', () => {
  const plan = async (delivery: string, code = '10') => {
    const attempt = await begin();
    const answer = await attempt.post({ intent: 'plan', code, delivery, pays: '' });
    return { ...attempt, location: answer.headers.location };
  };

  it.each(['10', '11', '20', '21', '30', '40', '50', '60', '70', '80'])('code %s', async (code) => {
    const { rid, location } = await plan('before', code);
    expect(location).toBe(returned(rid, code));
    expect(received).toMatchObject([{ genuine: true, message: { rid, code } }]);
  });

  it('a tester names the price of a partial, and of nothing else', async () => {
    const { post } = await begin();
    await post({ intent: 'plan', code: '11', delivery: 'before', pays: '1.234567' });
    await (await begin()).post({ intent: 'plan', code: '10', delivery: 'before', pays: '1' });
    expect(received.map(({ message }) => message?.pays)).toEqual([
      { amount: '1.234567', currency: 'USD' },
      undefined,
    ]);
  });

  it('only the callback: the browser stays', async () => {
    const { page, location } = await plan('lost-return');
    expect([location, received.length]).toEqual([page, 1]);
    expect((await sandbox.inject(page)).body).toContain('Thank you');
  });

  it('only the return: no callback is sent', async () => {
    const { rid, location } = await plan('no-callback');
    expect([location, received.length]).toEqual([returned(rid, '10'), 0]);
  });

  it('three at once are one transaction', async () => {
    await plan('repeated');
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ message }) => message?.transaction)).size).toBe(1);
  });

  it.each(['forged', 'truncated'])('%s: no genuine word, and only once', async (delivery) => {
    await plan(delivery);
    expect(received).toMatchObject([{ genuine: false }]);
  });

  it('late: when the control page sends it, and again when asked', async () => {
    const { rid } = await plan('late');
    expect(received).toEqual([]);
    expect((await atControlPage(rid, 'send')).statusCode).toBe(200);
    expect((await atControlPage(rid, 'send')).statusCode).toBe(409);
    await atControlPage(rid, 'repeat');
    expect(received).toHaveLength(2);
    expect(received[0]).toEqual(received[1]);
  });

  it('the return first: the callback follows by itself', async () => {
    const { location } = await plan('after');
    expect([location?.includes('code=10'), received.length]).toEqual([true, 0]);
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(1);
  });

  it('a buyer that is down gets it again, with the same transaction', async () => {
    answers = [503];
    await plan('before');
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(2);
    expect(received[0]).toEqual(received[1]);
  });

  it('reverses the effective report, and upgrades to complete afterwards', async () => {
    const { rid } = await plan('before', '10');
    await atControlPage(rid, 'reverse');
    expect((await atControlPage(rid, 'reverse')).statusCode).toBe(409);
    await atControlPage(rid, 'upgrade');
    expect((await atControlPage(rid, 'upgrade')).statusCode).toBe(409);
    const [original, reversal, upgrade] = received.map(({ message }) => message);
    expect(reversal).toMatchObject({ rid, code: '90', reverses: original?.transaction });
    expect(upgrade).toMatchObject({ rid, code: '10' });
    expect(new Set(received.map(({ message }) => message?.transaction)).size).toBe(3);
  });
});

describe('the control page', () => {
  it('lists who came, and only text', async () => {
    const { rid } = entry({ rid: '<b>rid' });
    await sandbox.inject(entry({ rid }).url);
    const { body } = await sandbox.inject('/supplier/attempts');
    expect(body).toContain('<code>&lt;b&gt;rid</code>');
    expect(body).not.toContain('<b>rid');
  });

  it('is for its own buttons, and for a buyer with a key', async () => {
    const { rid, post } = await begin();
    await post({ intent: 'plan', code: '20', delivery: 'before' });
    const press = (site: string) =>
      sandbox.inject({
        ...{ method: 'POST', url: `/supplier/attempts/${rid}`, payload: 'action=upgrade' },
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      });
    expect((await press('cross-site')).statusCode).toBe(403);
    expect((await atControlPage(rid, 'upgrade', {})).statusCode).toBe(401);
    expect((await sandbox.inject(`/supplier/attempts/${rid}`)).statusCode).toBe(401);
    expect(received).toHaveLength(1);
    expect((await press('same-origin')).headers.location).toBe('/supplier/attempts');
    expect(received).toHaveLength(2);
    const asBuyer = { url: `/supplier/attempts/${rid}`, headers: { 'x-api-key': apiKey } };
    expect((await sandbox.inject(asBuyer)).json()).toMatchObject({ rid, endedWith: '20' });
    expect((await sandbox.inject(asBuyer)).body).not.toContain('ticket');
  });
});
