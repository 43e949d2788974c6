// An SMTP server on loopback: it accepts mail for every address and stores it for the page of the mailboxes.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { failureOf } from './failing-mailboxes.ts';
import type { MailStore } from './mail-store.ts';

const host = '127.0.0.1';
const largestMail = 512 * 1024;

interface Receiver {
  readonly url: string;
  close(): Promise<void>;
}

export async function receiveMail(port: number, mailStore: MailStore): Promise<Receiver> {
  const server = new SMTPServer({
    // The demo's mail stays on this machine, so neither encryption nor authentication is needed.
    disabledCommands: ['AUTH', 'STARTTLS'],
    ...{ authOptional: true, size: largestMail, logger: false, closeTimeout: 200 },
    onRcptTo: ({ address }, _session, answer) => {
      const failure = failureOf(address);
      answer(failure && refusal(failure.text, failure.code));
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, answer) => {
      const from = mailFrom ? mailFrom.address : '';
      const to = rcptTo.map(({ address }) => address);
      readWhole(stream)
        .then((raw) => mailStore.add(raw, { from, to }, Date.now()))
        .then(
          () => answer(),
          (error: Error) => answer(error),
        );
    },
  });
  // A client that hangs up must not end the process.
  server.on('error', () => {});
  const listening = server.listen(port, host);
  await once(listening, 'listening');
  const { port: actualPort } = listening.address() as AddressInfo;
  return {
    url: `smtp://${host}:${actualPort}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

async function readWhole(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  if (stream.sizeExceeded) throw refusal('The mail is too large.', 552);
  return Buffer.concat(chunks);
}

const refusal = (text: string, responseCode: number): Error =>
  Object.assign(new Error(text), { responseCode });
