// A mail server for this machine alone: it takes mail for everybody, and delivers it to the mailboxes of the page.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Letters } from './letters.ts';
import { troubleOf } from './trouble.ts';

const host = '127.0.0.1';
const largestMail = 512 * 1024;

interface Receiver {
  readonly url: string;
  close(): Promise<void>;
}

export async function receiveMail(port: number, letters: Letters): Promise<Receiver> {
  const server = new SMTPServer({
    // The demo's mail stays on this machine: there is nobody to hide it from, and nobody to prove oneself to.
    disabledCommands: ['AUTH', 'STARTTLS'],
    ...{ authOptional: true, size: largestMail, logger: false, closeTimeout: 200 },
    onRcptTo: ({ address }, _session, answer) => {
      const trouble = troubleOf(address);
      answer(trouble && refusal(trouble.words, trouble.code));
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, answer) => {
      const from = mailFrom ? mailFrom.address : '';
      const to = rcptTo.map(({ address }) => address);
      readWhole(stream)
        .then((raw) => letters.take(raw, { from, to }, Date.now()))
        .then(
          () => answer(),
          (error: Error) => answer(error),
        );
    },
  });
  // A client that hangs up is no reason to end.
  server.on('error', () => {});
  const listening = server.listen(port, host);
  await once(listening, 'listening');
  const { port: taken } = listening.address() as AddressInfo;
  return {
    url: `smtp://${host}:${taken}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

async function readWhole(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  if (stream.sizeExceeded) throw refusal('The mail is too large.', 552);
  return Buffer.concat(chunks);
}

const refusal = (words: string, responseCode: number): Error =>
  Object.assign(new Error(words), { responseCode });
