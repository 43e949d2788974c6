// HTTP by hand, byte by byte: for requests that no client would send, and for answers as they are on the wire.
import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawAnswer {
  /** Status line and headers, in their order and case. */
  readonly head: string;
  readonly body: string;
}

/** The answers to what one connection has sent, and whether the server closed it after the last. */
export async function askRaw(url: string, sent: readonly string[]): Promise<RawAnswer[]> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  socket.write(sent.join(''), 'latin1');
  const answers: RawAnswer[] = [];
  let unread = '';
  for await (const part of socket) {
    unread += (part as Buffer).toString('latin1');
    for (
      let answer = answerIn(unread, sent[answers.length]);
      answer;
      answer = answerIn(unread, sent[answers.length])
    ) {
      unread = unread.slice(answer.head.length + 4 + answer.body.length);
      answers.push(answer);
      if (answers.length === sent.length) break;
    }
    if (answers.length === sent.length) break;
  }
  socket.destroy();
  return answers;
}

function answerIn(text: string, asked = ''): RawAnswer | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = text.slice(0, end);
  const rest = text.slice(end + 4);
  if (asked.startsWith('HEAD ') || / 304 /.test(head.slice(0, 14))) return { head, body: '' };
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return rest.length < length ? null : { head, body: rest.slice(0, length) };
}
