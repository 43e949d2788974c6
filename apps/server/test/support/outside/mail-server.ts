// A mail server that says what a test wants it to say, to see how the product takes it.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What is asked: the connection itself, a command, or a whole mail. */
type Moment = 'connect' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'mail' | 'QUIT';

export interface MailServer {
  readonly url: string;
  /** Every line it was told. */
  readonly heard: string[];
  /** Other answers than the usual ones; null for none at all. */
  answers: Partial<Record<Moment, string | null>>;
  stop(): Promise<void>;
}

const usual: Record<Moment, string> = {
  connect: '220 here',
  EHLO: '250 here',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  mail: '250 taken',
  QUIT: '221 bye',
};

export async function startMailServer(): Promise<MailServer> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    const say = (moment: Moment) => {
      const answer = mailServer.answers[moment] === undefined ? usual[moment] : mailServer.answers[moment];
      if (answer !== null) socket.write(`${answer}\r\n`);
    };
    let [rest, isMail] = ['', false];
    const hear = (line: string) => {
      heard.push(line);
      if (isMail && line !== '.') return;
      const moment = isMail ? 'mail' : (line.slice(0, 4).toUpperCase() as Moment);
      isMail = moment === 'DATA' && !/^[45]/.test(mailServer.answers.DATA ?? '');
      say(moment);
    };
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = `${rest}${text}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    say('connect');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    answers: {},
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
  return mailServer;
}
