// The adapter against servers on loopback that answer well, and then misbehave.
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PostbackAnswer, PostbackRequest, PostbackSender } from '#ports/postback-sender.ts';
import type { NameResolver } from './resolver.ts';
import { postbackSender } from './sender.ts';

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

let never: AbortSignal;
/** Enough for a busy machine; `hurried` is for what never comes. */
const limitMs = 20_000;
const hurriedMs = 700;
const connections = new Set<Socket>();
let behave: Behaviour = () => {};
let opened = 0;
const server = createHttpServer({ keepAliveTimeout: 60_000 }, (request, response) =>
  behave(response, request),
);
server.on('connection', (socket: Socket) => {
  opened += 1;
  connections.add(socket);
  socket.on('close', () => connections.delete(socket)).on('error', () => {});
});
/** A name as publishers have them, that leads to this machine. */
const names: NameResolver = { resolve: async () => ['127.0.0.1'], close: () => {} };
let url: string;
let sender: PostbackSender;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://publisher.example:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  opened = 0;
  never = new AbortController().signal;
  sender = postbackSender({ loopback: true, limitMs, names });
});
afterEach(async () => {
  await sender.close();
  await expect.poll(() => connections.size).toBe(0);
});

async function replaceSender(options: { limitMs: number; names?: NameResolver }) {
  await sender.close();
  sender = postbackSender({ loopback: true, names, ...options });
}

const post = (path = '/', signal = never) =>
  sender.send(
    { method: 'POST', url: url + path, headers: { 'content-type': 'application/json' }, body: '{"ä":1}' },
    signal,
  );

describe('a postback is sent', () => {
  it('PB-02 with method, path, headers and body as given, under the name of the address', async () => {
    const seen: unknown[] = [];
    behave = async (response, request) => {
      let body = '';
      for await (const chunk of request.setEncoding('utf8')) body += chunk;
      const { host, 'content-type': type, 'accept-encoding': encoding } = request.headers;
      seen.push({ method: request.method, path: request.url, host, type, encoding, body });
      response.end('thanks');
    };
    const get: PostbackRequest = {
      method: 'GET',
      url: `${url}/b?c=%20d&signature=e#f`,
      headers: {},
      body: null,
    };
    expect(await post('/a?b=ü')).toMatchObject({ status: 200, failure: null, answer: 'thanks' });
    expect(await sender.send(get, never)).toMatchObject({ status: 200, failure: null });
    const { host } = new URL(url);
    expect(seen).toEqual([
      {
        method: 'POST',
        path: '/a?b=%C3%BC',
        host,
        type: 'application/json',
        encoding: undefined,
        body: '{"ä":1}',
      },
      { method: 'GET', path: '/b?c=%20d&signature=e', host, type: undefined, encoding: undefined, body: '' },
    ]);
  });

  it('PB-02 over one connection, as long as the server keeps it', async () => {
    behave = (response) => void response.end();
    for (let turn = 0; turn < 20; turn += 1) expect((await post()).failure).toBeNull();
    expect(opened).toBe(1);
    behave = (response) => void response.setHeader('connection', 'close').end();
    for (let turn = 0; turn < 3; turn += 1) expect((await post()).failure).toBeNull();
    expect(opened).toBe(3);
  });

  it('PB-02 many at once, none waiting for another', async () => {
    const waiting: ServerResponse[] = [];
    behave = (response) => {
      waiting.push(response);
      if (waiting.length === 50) for (const each of waiting) each.end();
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => post()));
    expect(answers.every(({ failure }) => failure === null)).toBe(true);
    expect(opened).toBe(50);
  });

  it('PB-02 and its connections end with the sender', async () => {
    behave = (response) => void response.end();
    await post();
    expect(connections.size).toBe(1);
    await sender.close();
    await expect.poll(() => connections.size).toBe(0);
    expect(await post()).toEqual({
      status: null,
      failure: 'stopped before an answer came',
      answer: null,
      ms: 0,
    });
  });
});

describe('the answer', () => {
  const cases: [title: string, behave: Behaviour, expected: Partial<PostbackAnswer>][] = [
    ['204 is success', (r) => void r.writeHead(204).end(), { status: 204, failure: null, answer: '' }],
    [
      '410 is a failure',
      (r) => void r.writeHead(410).end('gone'),
      { status: 410, failure: 'HTTP 410', answer: 'gone' },
    ],
    [
      '500 is a failure',
      (r) => void r.writeHead(500).end('oh'),
      { status: 500, failure: 'HTTP 500', answer: 'oh' },
    ],
    ['304 is a failure', (r) => void r.writeHead(304).end(), { status: 304, failure: 'HTTP 304' }],
    ['999 is a failure', (r) => void r.writeHead(999).end(), { status: 999, failure: 'HTTP 999' }],
    [
      'is printable',
      (r) => void r.end('a\0b\r\n\x1b[31mc\u202ed \xff'),
      { failure: null, answer: 'a b [31mc d ÿ' },
    ],
    [
      'bytes that are no text',
      (r) => void r.end(Buffer.from([0x61, 0xff, 0xfe, 0x62])),
      { answer: 'a\ufffd\ufffdb' },
    ],
    [
      'is cut between characters',
      (r) => void r.end(`a${'é'.repeat(400)}`),
      { answer: `a${'é'.repeat(249)}` },
    ],
    [
      'is not decompressed',
      (r) => void r.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'),
      { failure: null, answer: 'not gzip' },
    ],
    [
      'may be preceded by hints',
      (r) => {
        r.writeEarlyHints({ link: '</a>; rel=preload' });
        r.writeProcessing();
        r.end('ok');
      },
      { status: 200, failure: null, answer: 'ok' },
    ],
    [
      'in many pieces',
      async (r) => {
        for (let piece = 0; piece < 600; piece += 1) r.write('x');
        r.end();
      },
      { status: 200, failure: null, answer: 'x'.repeat(500) },
    ],
  ];
  it.each(cases)('PB-02 %s', async (_title, behaviour, expected) => {
    behave = behaviour;
    expect(await post()).toMatchObject(expected);
  });

  it.each([
    ['http://127.0.0.1:1/secret', 'redirect to 127.0.0.1:1 refused'],
    ['http://[::1]/', 'redirect to [::1] refused'],
    ['//169.254.169.254/latest/meta-data', 'redirect to 169.254.169.254 refused'],
    ['https://2130706433/', 'redirect to 127.0.0.1 refused'],
    ['file:///etc/passwd', 'redirect refused'],
    ['http://[', 'redirect refused'],
    [undefined, 'redirect refused'],
  ])('PB-02 a redirect to %s is not followed', async (location, failure) => {
    for (const status of [300, 301, 302, 303, 307, 308]) {
      behave = (response) =>
        void response.writeHead(status, location === undefined ? {} : { location }).end();
      expect(await post()).toMatchObject({ status, failure });
    }
    expect(opened).toBe(1);
  });

  it('PB-02 of a gigabyte is not read to its end: 2xx counts, any other status does not', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const taken: number[] = [];
    let status = 200;
    behave = (response, { socket }) => {
      response.writeHead(status, { 'content-length': 2 ** 30 });
      const fill = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', fill);
      response.on('close', () => taken.push(socket.bytesWritten));
      fill();
    };
    for (let turn = 0; turn < 10; turn += 1)
      expect(await post()).toMatchObject({ status: 200, failure: null, answer: 'x'.repeat(500) });
    status = 500;
    expect(await post()).toMatchObject({ status: 500, failure: 'HTTP 500' });
    await expect.poll(() => taken.length).toBe(11);
    // What the two kernels buffer is more than what is read.
    expect(Math.max(...taken)).toBeLessThan(32 * 2 ** 20);
    await expect.poll(() => connections.size).toBe(0);
  });

  it('PB-02 of exactly 64 KB leaves the connection open, of one byte more does not', async () => {
    behave = (response) => void response.end(Buffer.alloc(64 * 1024));
    await post();
    expect((await post()).failure).toBeNull();
    expect(opened).toBe(1);
    behave = (response) => void response.end(Buffer.alloc(64 * 1024 + 1));
    expect((await post()).failure).toBeNull();
    expect((await post()).failure).toBeNull();
    expect(opened).toBe(2);
  });
});

describe('a server that fails', () => {
  const timeOut = 'time-out after 0.7 s';
  const cases: [title: string, behave: Behaviour, expected: Partial<PostbackAnswer>][] = [
    ['says nothing', () => {}, { status: null, failure: timeOut, answer: null }],
    ['begins a body and stops', (r) => void r.write('abc'), { status: 200, failure: timeOut, answer: 'abc' }],
    [
      'sends a body drop by drop',
      (r) => {
        const drip = setInterval(() => r.write('x'), 20);
        r.on('close', () => clearInterval(drip));
      },
      { status: 200, failure: timeOut },
    ],
    [
      'sends headers drop by drop',
      ({ socket }) => {
        socket?.write('HTTP/1.1 200 OK\r\n');
        const drip = setInterval(() => socket?.write('a: b\r\n'), 20);
        socket?.on('close', () => clearInterval(drip));
      },
      { status: null, failure: timeOut },
    ],
    [
      'sends hints without end',
      ({ socket }) => {
        const drip = setInterval(() => socket?.write('HTTP/1.1 102 Processing\r\n\r\n'), 5);
        socket?.on('close', () => clearInterval(drip));
      },
      { status: null, failure: timeOut },
    ],
    [
      'closes the connection',
      (r) => void r.destroy(),
      { status: null, failure: 'connection closed by the server' },
    ],
    [
      'resets the connection',
      (r) => void r.socket?.resetAndDestroy(),
      { status: null, failure: 'connection closed by the server' },
    ],
    [
      'closes in the middle of the body',
      (r) => {
        r.writeHead(200, { 'content-length': 100 });
        r.write('half', () => r.destroy());
      },
      { status: 200, failure: 'connection closed by the server', answer: 'half' },
    ],
    [
      'answers in another language',
      ({ socket }) => void socket?.end('SSH-2.0-OpenSSH_9.6\r\n'),
      { status: null, failure: 'the answer is not HTTP' },
    ],
    [
      'answers with broken chunks',
      ({ socket }) => void socket?.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'),
      { status: 200, failure: 'the answer is not HTTP' },
    ],
    [
      'answers with two lengths',
      ({ socket }) => void socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'),
      { status: null, failure: 'the answer is not HTTP' },
    ],
    [
      'sends headers without end',
      ({ socket }) => {
        socket?.write(`HTTP/1.1 200 OK\r\n${`a: ${'b'.repeat(1000)}\r\n`.repeat(40)}`);
      },
      { status: null, failure: 'the headers of the answer are too large' },
    ],
    [
      'changes the protocol',
      ({ socket }) =>
        void socket?.write('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      { status: null, failure: 'connection closed by the server' },
    ],
  ];
  it.each(cases)('PB-02 %s', async (_title, behaviour, expected) => {
    behave = behaviour;
    const isTimeOut = expected.failure === timeOut;
    if (isTimeOut) await replaceSender({ limitMs: hurriedMs });
    const answer = await post();
    expect(answer).toMatchObject(expected);
    if (isTimeOut) expect(answer.ms).toBeGreaterThanOrEqual(hurriedMs - 5);
    // It is over: nothing is kept or tried again, and the next request is not harmed.
    await expect.poll(() => connections.size).toBe(0);
    expect(opened).toBe(1);
    if (isTimeOut) await replaceSender({ limitMs });
    behave = (response) => void response.end('ok');
    expect(await post()).toMatchObject({ status: 200, failure: null });
    expect(opened).toBe(2);
  });

  it('PB-02 refuses the connection', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    const request: PostbackRequest = {
      method: 'GET',
      headers: {},
      body: null,
      url: `http://publisher.example:${port}/`,
    };
    expect(await sender.send(request, never)).toMatchObject({ status: null, failure: 'connection refused' });
  });

  it('PB-02 takes a connection and never answers TLS', async () => {
    await replaceSender({ limitMs: hurriedMs });
    const silent = createServer((socket) => void socket.on('error', () => {})).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const request: PostbackRequest = {
      method: 'GET',
      headers: {},
      body: null,
      url: `https://publisher.example:${port}/`,
    };
    expect(await sender.send(request, never)).toMatchObject({ status: null, failure: timeOut });
    silent.close();
  });
});

describe('a request that is not answered', () => {
  it.each([
    ['whose name server is silent', () => new Promise<never>(() => {}), 'time-out after 0.7 s'],
    ['whose name is unknown', () => Promise.reject(new Error('oops')), 'failed'],
  ])('PB-02 %s ends in time', async (_title, resolve, failure) => {
    await replaceSender({ limitMs: hurriedMs, names: { resolve, close: () => {} } });
    expect(await post()).toMatchObject({ status: null, failure, answer: null });
  });

  it('PB-02 is not sent once it was given up, though the connection comes later', async () => {
    let answerName = (_: string[]) => {};
    const late: NameResolver = {
      resolve: () => new Promise((resolve) => (answerName = resolve)),
      close: () => {},
    };
    await replaceSender({ limitMs: hurriedMs, names: late });
    let received = 0;
    behave = (response) => {
      received += 1;
      response.end();
    };
    expect((await post()).failure).toBe('time-out after 0.7 s');
    answerName(['127.0.0.1']);
    await expect.poll(() => opened).toBe(1);
    await sender.close();
    await expect.poll(() => connections.size).toBe(0);
    expect(received).toBe(0);
  });

  it('PB-02 ends at once with its signal, and others go on', async () => {
    const stopping = new AbortController();
    const arrived: ServerResponse[] = [];
    behave = (response) => void arrived.push(response);
    const stopped = [post('/', stopping.signal), post('/', stopping.signal)];
    const other = post();
    await expect.poll(() => arrived.length).toBe(3);
    stopping.abort();
    for (const answer of await Promise.all(stopped)) {
      expect(answer).toMatchObject({ status: null, failure: 'stopped before an answer came' });
      expect(answer.ms).toBeLessThan(limitMs);
    }
    for (const response of arrived) response.end('ok');
    expect(await other).toMatchObject({ status: 200, failure: null });
    expect(await post('/', stopping.signal)).toMatchObject({
      failure: 'stopped before an answer came',
      ms: 0,
    });
  });

  it('PB-02 ends with the sender', async () => {
    behave = () => {};
    const answer = post();
    await expect.poll(() => connections.size).toBe(1);
    await sender.close();
    expect(await answer).toMatchObject({ failure: 'stopped before an answer came' });
    await expect.poll(() => connections.size).toBe(0);
  });

  it('PB-02 is never an exception', async () => {
    const request: PostbackRequest = { method: 'POST', url: `${url}/`, headers: { 'a b': 'c' }, body: null };
    expect(await sender.send(request, never)).toMatchObject({ failure: 'the request cannot be sent' });
    const broken = { ...request, headers: { a: 'b\r\nhost: evil.example' } };
    expect(await sender.send(broken, never)).toMatchObject({ failure: 'the request cannot be sent' });
    expect(opened).toBe(0);
  });
});
