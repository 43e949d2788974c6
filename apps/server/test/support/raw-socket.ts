// A WebSocket client by hand (RFC 6455), so that tests can also say what no well-behaved one would.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';

export interface RawSocket {
  /** Frames of the server that nobody has taken yet. */
  readonly heard: Record<string, unknown>[];
  /** The close code, once the server has ended it; 1006 without a goodbye. */
  readonly closed: Promise<number>;
  readonly wire: Socket;
  say(frame: unknown): void;
  sendText(text: string): void;
  /** The next frame of the server. */
  next(): Promise<Record<string, unknown>>;
  /** Pings of the server are answered, as by a browser, until this is called. */
  playDead(): void;
  end(): void;
}

export interface RawSocketAddress {
  url: string;
  key: string;
  origin?: string | undefined;
  headers?: Record<string, string>;
}

/** The HTTP status where the server refuses the upgrade. */
export async function openSocket(address: RawSocketAddress): Promise<RawSocket | number> {
  const { url, key, origin = url, headers = {} } = address;
  const asked = request(`${url}/realtime?key=${encodeURIComponent(key)}`, {
    agent: false,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...(origin !== '' && { origin }),
      ...headers,
    },
  });
  asked.end();
  const answered = await Promise.race([
    once(asked, 'upgrade') as Promise<[IncomingMessage, Socket, Buffer]>,
    once(asked, 'response') as Promise<[IncomingMessage]>,
  ]);
  const [response, wire, head] = answered;
  if (wire && head) return rawSocket(wire, head);
  response.resume();
  return response.statusCode ?? 0;
}

function rawSocket(wire: Socket, head: Buffer): RawSocket {
  const heard: Record<string, unknown>[] = [];
  const waiting: ((frame: Record<string, unknown>) => void)[] = [];
  let isDead = false;
  let code = 1006;
  let unread = Buffer.alloc(0);

  const send = (opcode: number, payload: Buffer) => void wire.write(masked(opcode, payload));
  const take = (opcode: number, payload: Buffer) => {
    if (opcode === 9 && !isDead) send(10, payload);
    if (opcode === 8) {
      code = payload.length >= 2 ? payload.readUInt16BE() : 1005;
      wire.end();
    }
    if (opcode !== 1) return;
    const frame = JSON.parse(payload.toString());
    const next = waiting.shift();
    if (next) next(frame);
    else heard.push(frame);
  };
  const read = (bytes: Buffer) => {
    unread = Buffer.concat([unread, bytes]);
    for (let frame = frameIn(unread); frame; frame = frameIn(unread)) {
      unread = unread.subarray(frame.end);
      take(frame.opcode, frame.payload);
    }
  };
  const closed = new Promise<number>((done) => wire.on('close', () => done(code)));
  wire.on('data', read);
  wire.on('error', () => {});
  read(head);

  return {
    heard,
    closed,
    wire,
    say: (frame) => send(1, Buffer.from(JSON.stringify(frame))),
    sendText: (text) => send(1, Buffer.from(text)),
    next: () => {
      const frame = heard.shift();
      return frame ? Promise.resolve(frame) : new Promise((done) => waiting.push(done));
    },
    playDead: () => {
      isDead = true;
    },
    end: () => wire.destroy(),
  };
}

/** Clients mask what they send; the mask of zeros is as good as any. */
function masked(opcode: number, payload: Buffer): Buffer {
  const length =
    payload.length < 126 ? [0x80 | payload.length] : [0xfe, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...length, 0, 0, 0, 0]), payload]);
}

function frameIn(bytes: Buffer): { opcode: number; payload: Buffer; end: number } | null {
  if (bytes.length < 2) return null;
  const short = bytes.readUInt8(1) & 127;
  const start = short === 126 ? 4 : 2;
  if (bytes.length < start) return null;
  const end = start + (short === 126 ? bytes.readUInt16BE(2) : short);
  if (bytes.length < end) return null;
  return { opcode: bytes.readUInt8(0) & 15, payload: bytes.subarray(start, end), end };
}
