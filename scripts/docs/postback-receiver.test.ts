import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { bodyOf } from '../../packages/postbacks/src/body.ts';
import type { Postback } from '../../packages/postbacks/src/postback.ts';
import { newSecret, signMessage } from '../../packages/postbacks/src/signature.ts';
import { examplePostback, exampleSecret } from '../../packages/postbacks/src/testing/example.ts';
import { inRoot } from '../root.ts';
import { codeBlocks, readPage } from './code-blocks.ts';

/** What the sample leaves to the publisher: a table with a unique index, and a database that is down for mallory. */
const books = `
const [paid, balances] = [new Set(), {}];
async function payOnce(id, user, amount) {
  if (user === 'mallory') throw new Error('no database');
  if (!paid.has(id)) balances[user] = (balances[user] ?? 0) + amount;
  paid.add(id);
  console.log(JSON.stringify(balances));
}
`;

it('PB-01 the receiver of the publishers’ guide pays once, and only what is signed and no test', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'earnwall-receiver-'));
  const sample = codeBlocks(await readPage('docs/publishers-guide.md'), 'js').find((code) =>
    code.includes('payOnce'),
  );
  const listening = "listen(0, '127.0.0.1', function () { console.log(this.address().port); })";
  const program = join(folder, 'receiver.mjs');
  await copyFile(inRoot('docs/samples/postbacks/verify.mjs'), join(folder, 'verify.mjs'));
  await writeFile(program, `${sample?.replace('listen(8080)', listening)}${books}`);
  const env = { ...process.env, POSTBACK_SECRET: exampleSecret };
  const receiver = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(receiver, 'exit');
  try {
    const lines = createInterface({ input: receiver.stdout })[Symbol.asyncIterator]();
    const port: string = (await lines.next()).value;
    const send = (change: Partial<Postback> = {}, secret = exampleSecret) =>
      statusOf(`http://127.0.0.1:${port}/`, { ...examplePostback, ...change }, secret);
    const balances = async (): Promise<unknown> => JSON.parse((await lines.next()).value);

    expect(await send()).toBe(204);
    expect(await balances()).toEqual({ alice: 1250 });
    expect(await send()).toBe(204);
    expect(await balances()).toEqual({ alice: 1250 });
    expect(await send({ transaction_id: 'tx_2' }, newSecret())).toBe(401);
    expect(await send({ transaction_id: 'tx_3', test: true })).toBe(204);
    expect(await send({ transaction_id: 'tx_4', type: 'pending', amount: 0, pending: 700 })).toBe(204);
    expect(await send({ transaction_id: 'tx_5', user_id: 'mallory' })).toBe(500);
    expect(await send({ transaction_id: 'tx_6', type: 'reversal', amount: -2000 })).toBe(204);
    expect(await balances()).toEqual({ alice: -750 });
  } finally {
    receiver.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
});

async function statusOf(url: string, postback: Postback, secret: string): Promise<number> {
  const [id, body] = [postback.transaction_id, JSON.stringify(bodyOf(postback))];
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': signMessage({ id, timestamp, body }, [secret]),
  };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}
