import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createSandbox } from '../server.ts';
import { MailStore } from './mail-store.ts';
import { receiveMail } from './receiver.ts';

const mailStore = new MailStore();
const sandbox = createSandbox(readConfig({}), new URL('../../public/', import.meta.url), mailStore);
let receiver: Awaited<ReturnType<typeof receiveMail>>;
beforeAll(async () => {
  receiver = await receiveMail(0, mailStore);
  await sandbox.ready();
});
afterAll(async () => {
  await Promise.all([receiver.close(), sandbox.close()]);
});

/** Answers the code that each line was answered with, the greeting first. */
async function sendLines(lines: readonly string[]): Promise<number[]> {
  const { hostname: host, port } = new URL(receiver.url);
  const socket = connect({ host, port: Number(port) }).setEncoding('utf8');
  const codes: number[] = [];
  for (const line of [null, ...lines]) {
    if (line !== null) socket.write(`${line}\r\n`);
    let said = '';
    while (!/^\d{3} .*\r\n$/m.test(said)) said += String((await once(socket, 'data'))[0]);
    codes.push(Number(said.slice(0, 3)));
  }
  socket.destroy();
  return codes;
}

const send = (to: string, mail: string) =>
  sendLines(['EHLO test', 'MAIL FROM:<us@panel.test>', `RCPT TO:<${to}>`, 'DATA', `${mail}\r\n.`]);
const read = async (to?: string) =>
  (await sandbox.inject({ url: '/mail/messages', query: to === undefined ? {} : { to } })).json().messages;

describe('the mailboxes', () => {
  it('accept mail for every address, and show it newest first', async () => {
    const mail = (subject: string) =>
      `Message-ID: <1@panel.test>\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHello there`;
    expect(await send('ada@example.com', mail('One'))).toEqual([220, 250, 250, 250, 354, 250]);
    await send('ada@example.com', mail('Two'));
    await send('bob@example.com', mail('Three'));
    expect(await read('ada@example.com')).toMatchObject([
      { subject: 'Two', text: 'Hello there\n', message_id: '<1@panel.test>', from: 'us@panel.test' },
      { subject: 'One' },
    ]);
    expect(await read()).toHaveLength(3);
    expect(await read('eve@example.com')).toEqual([]);
  });

  it('show a mail on a page that runs no script and escapes markup', async () => {
    await send('carol@example.com', 'Subject: <b>Hi</b>\r\n\r\n<script>alert(1)</script>');
    const { body, headers } = await sandbox.inject({ url: '/mail', query: { to: 'carol@example.com' } });
    expect(body).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await sandbox.inject({ url: '/mail/page.css' })).statusCode).toBe(200);
  });

  it.each([
    ['nobody@example.com', 550],
    ['full@example.com', 452],
  ])('turn mail to %s away', async (to, code) => {
    const codes = await sendLines(['EHLO test', 'MAIL FROM:<us@panel.test>', `RCPT TO:<${to}>`]);
    expect(codes).toEqual([220, 250, 250, code]);
  });

  it('refuse mail that is too large', async () => {
    const codes = await send(
      'ada@example.com',
      `Subject: Big\r\n\r\n${'x'.repeat(79)}\r\n`.padEnd(600_000, 'y'),
    );
    expect(codes.at(-1)).toBe(552);
  });
});
