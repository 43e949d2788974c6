import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { LentPage } from '#request/lent-page.ts';
import { ReadyAnswer } from '#request/ready-answer.ts';
import { sendReady } from './send-ready.ts';

const bytes = 120 * 1024;
/** Together more than sockets take before anybody reads. */
const asked = 200;

class PageFull extends ReadyAnswer<null> {
  constructor(private readonly letter: string) {
    super('an-etag');
  }

  json(): LentPage {
    const page = LentPage.take();
    page.write(Buffer.alloc(bytes, this.letter));
    return page;
  }

  answer(): null {
    return null;
  }
}

/** Answers a page full of the letter that is asked for. */
async function startServer(): Promise<{ port: number; url: string }> {
  const app = Fastify();
  app.get<{ Params: { letter: string } }>('/:letter', async (request, reply) => {
    return sendReady(request, reply, new PageFull(request.params.letter));
  });
  onTestFinished(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, port: Number(new URL(url).port) };
}

it('SV-02 who reads slowly gets their own list, whatever was written for others meanwhile', async () => {
  const { port, url } = await startServer();
  const slow = connect({ host: '127.0.0.1', port }).pause();
  onTestFinished(() => void slow.destroy());
  await once(slow, 'connect');
  slow.write('GET /a HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(asked));
  for (let time = 0; time < 100; time += 1) {
    const text = await (await fetch(`${url}/b`)).text();
    expect(text === 'b'.repeat(bytes)).toBe(true);
  }
  const bodies: string[] = [];
  let text = '';
  for await (const part of slow) {
    text += String(part);
    for (let start = text.indexOf('\r\n\r\n') + 4; start > 3 && text.length >= start + bytes; ) {
      bodies.push(text.slice(start, start + bytes));
      text = text.slice(start + bytes);
      start = text.indexOf('\r\n\r\n') + 4;
    }
    if (bodies.length === asked) break;
  }
  expect(bodies.every((body) => body === 'a'.repeat(bytes))).toBe(true);
});
