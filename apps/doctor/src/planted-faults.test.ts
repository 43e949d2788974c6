// Small receivers with one planted fault each: the doctor names it, and nothing else. Right ones raise no alarm.
import { expect, it } from 'vitest';
import type { Finding } from './check.ts';
import type { EndpointOptions } from './options.ts';
import { run } from './run.ts';
import { faultyReceivers } from './testing/faulty-receivers.ts';
import { type Received, type Receiver, serve } from './testing/serve.ts';
import {
  getParts,
  jsonParts,
  keyOfSecret,
  openShop,
  payOnce,
  secret,
  targetSignature,
  template,
} from './testing/shop.ts';

const otherKey = Buffer.from('the other secret while it rotates');

/** A busy machine is slow, not wrong. */
const patient = { timeoutMs: 30_000, slowMs: 20_000 };

async function examine(receiver: Receiver, change: Partial<EndpointOptions> = {}, only: string[] = []) {
  await using server = await serve(receiver);
  const form = change.form ?? 'json';
  const endpoint: EndpointOptions = {
    ...{ url: `${server.origin}${form === 'get' ? template : '/postbacks'}`, form, secret },
    ...{ previousSecret: null, user: 'tester', app: 'my-game', currency: 'Coins', decimals: 0 },
    ...{ balanceUrl: `${server.origin}/balance/{user_id}`, pay: true },
    limits: { ...patient, settleMs: 100 },
    ...change,
  };
  return await run({ endpoint, page: null, only });
}

const named = (findings: readonly Finding[], ...verdicts: string[]) =>
  findings.filter(({ verdict }) => verdicts.includes(verdict)).map(({ check }) => check);

const withoutBalance = { balanceUrl: null, pay: false };

const rows = faultyReceivers.map((faulty) => [faulty.fault, faulty.named, faulty] as const);

it.concurrent.each(rows)('PB-06 a receiver that %s is named by %s', async (_, expected, faulty) => {
  const { findings, exitCode } = await examine(faulty.open(), {
    form: faulty.form ?? 'json',
    ...(faulty.inBalance ? {} : withoutBalance),
  });
  expect(named(findings, 'failed')).toEqual([expected]);
  expect(exitCode).toBe(1);
  const { sent, answered, expected: due, cure } = findings.find(({ check }) => check === expected) ?? {};
  for (const text of [sent, answered, due, cure]) expect(text).toBeTruthy();
});

it('PB-06 there are at least twenty planted faults, by as many checks', () => {
  expect(new Set(faultyReceivers.map(({ named: check }) => check)).size).toBeGreaterThanOrEqual(20);
});

it('PB-06 a receiver that does not answer in time is named, and nothing else is judged', async () => {
  const limits = { timeoutMs: 200, slowMs: 100, settleMs: 200 };
  const { findings } = await examine(() => null, { ...withoutBalance, limits });
  expect(named(findings, 'failed')).toEqual(['answer-time']);
  expect(named(findings, 'passed')).toEqual(['template']);
});

function inQueue(): Receiver {
  const waiting: Array<() => void> = [];
  return openShop({
    ...jsonParts,
    pay: (message, shop) => {
      waiting.push(() => payOnce(message, shop));
      setImmediate(() => waiting.shift()?.());
    },
  });
}

function getVerifyWithoutTime({ target }: Received): boolean {
  const [, signed = '', given = ''] = /^(.*)&signature=([0-9a-f,]+)$/.exec(target) ?? [];
  return given.split(',').includes(targetSignature(signed, keyOfSecret));
}

const onlyTester: typeof jsonParts.refuse = ({ user }) => (user === 'tester' ? null : { status: 404 });

it.concurrent.each<[string, () => Receiver, Partial<EndpointOptions>]>([
  ['the JSON form', () => openShop(jsonParts), {}],
  ['the GET form', () => openShop(getParts), { form: 'get' }],
  [
    'both secrets of a rotation and users it knows only',
    () => openShop({ ...jsonParts, keys: [...jsonParts.keys, otherKey], refuse: onlyTester }),
    { previousSecret: `whsec_${otherKey.toString('base64')}` },
  ],
  ['a queue that pays in order, after the answer', inQueue, {}],
])('PB-06 a right receiver of %s raises no alarm', async (_, open, change) => {
  const { findings, exitCode, counts } = await examine(open(), {
    ...change,
    limits: { ...patient, settleMs: 1000 },
  });
  expect(findings.filter(({ verdict }) => verdict === 'failed' || verdict === 'warning')).toEqual([]);
  expect(exitCode).toBe(0);
  expect(counts.passed).toBeGreaterThan(40);
  expect(named(findings, 'passed')).toContain('balance-restored');
});

it('PB-06 a second run against the same receiver finds the same', async () => {
  const shop = openShop(jsonParts);
  const runs = [await examine(shop), await examine(shop)];
  expect(runs.map(({ counts }) => counts.failed)).toEqual([0, 0]);
  expect(runs[1]?.counts).toEqual(runs[0]?.counts);
});

it('PB-06 what was paid cannot be verified without the balance, and does not count as passed', async () => {
  const { findings } = await examine(openShop(jsonParts), withoutBalance);
  const payments = findings.filter(({ group }) => group === 'payment');
  expect(payments.length).toBeGreaterThan(8);
  expect(new Set(payments.map(({ verdict }) => verdict))).toEqual(new Set(['unverified']));
  expect(payments[0]?.answered).toContain('--balance-url');
});

it('PB-06 without leave to pay only test postbacks are sent, and the balance proves that they pay nothing', async () => {
  const { findings } = await examine(openShop(jsonParts), { pay: false });
  const payments = findings.filter(({ group }) => group === 'payment');
  expect(named(payments, 'passed')).toEqual(['balance', 'pays-test-nothing', 'balance-restored']);
  expect(payments.find(({ check }) => check === 'pays-credit')?.answered).toContain('--pay');
});

it('PB-06 slow and huge answers are warned of', async () => {
  const limits = { timeoutMs: 10_000, slowMs: 0, settleMs: 200 };
  const huge = () => ({ status: 200, body: 'x'.repeat(300_000) });
  const { findings, exitCode } = await examine(huge, { ...withoutBalance, limits }, ['answers']);
  expect(named(findings, 'warning')).toEqual(['answer-time', 'answer-size']);
  expect(exitCode).toBe(0);
});

it('PB-06 says how the secret is used wrongly', async () => {
  const { findings } = await examine(openShop({ ...jsonParts, keys: [Buffer.from(secret)] }), withoutBalance);
  expect(findings.find(({ check }) => check === 'type-credit')?.cure).toContain('base64');
});

it('PB-06 nobody at the address ends with 2 and judges nothing', async () => {
  const server = await serve(() => null);
  await server[Symbol.asyncDispose]();
  const { unreachable, exitCode, counts } = await examine(() => null, { url: server.origin });
  expect(unreachable).toBe('connection refused');
  expect(exitCode).toBe(2);
  expect(counts.failed).toBe(0);
});

it('PB-06 an address that cannot be saved is named before anything is sent', async () => {
  let received = 0;
  const { findings } = await examine(
    () => {
      received += 1;
      return { status: 204 };
    },
    { form: 'get', url: 'http://127.0.0.1:9/pb?user={user}&test={test}' },
  );
  expect(named(findings, 'failed')).toEqual(['template']);
  expect(received).toBe(0);
});

it('PB-06 only what is asked for is run, with what it rests on', async () => {
  const { findings } = await examine(openShop(jsonParts), withoutBalance, ['old-timestamp']);
  expect(findings.map(({ check }) => check)).toEqual([
    ...['answer-time', 'redirect', 'type-credit', 'forged-signature', 'old-timestamp'],
  ]);
});

it('PB-06 what an address does not say cannot be verified', async () => {
  const bare = '/pb?user={user_id}&tx={transaction_id}&amount={reward_raw}&test={test}';
  const trusting = { ...getParts, verify: getVerifyWithoutTime };
  await using server = await serve(openShop(trusting));
  const { findings } = await examine(() => null, {
    ...withoutBalance,
    form: 'get',
    url: server.origin + bare,
  });
  expect(named(findings, 'failed', 'warning')).toEqual([]);
  const unknown = named(findings, 'unverified');
  expect(unknown).toEqual(expect.arrayContaining(['old-timestamp', 'future-timestamp', 'unknown-type']));
});

it('PB-06 an old address is warned of: the GET form leaves its age to the receiver', async () => {
  const { findings } = await examine(
    openShop({ ...getParts, verify: getVerifyWithoutTime }),
    { ...withoutBalance, form: 'get' },
    ['signatures'],
  );
  expect(named(findings, 'failed')).toEqual([]);
  expect(named(findings, 'warning')).toEqual(['old-timestamp', 'future-timestamp']);
});

it('PB-06 no control character of an answer is shown', async () => {
  const { findings } = await examine(() => ({ status: 500, body: '\u001b[2J\u0007gone\n' }), withoutBalance);
  const text = JSON.stringify(findings);
  expect(text).toContain('gone');
  expect(text).not.toMatch(/\\u001b|\\u0007/);
});

it('PB-06 what a single check pays is taken back, too', async () => {
  const { findings } = await examine(openShop(jsonParts), {}, ['pays-credit']);
  expect(findings.at(-1)).toMatchObject({
    check: 'balance-restored',
    verdict: 'passed',
    sent: 'a correction of -100',
  });
});
