// The other ends of the connections: they count what arrives, and nothing may be missing or too much.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { realtimeKey } from '@earnwall/server/parts/realtime-key';
import { WebSocket } from 'ws';
import { realtimePath } from '../../packages/contract/src/realtime.ts';
import { eventFor, eventFrame, uhashOf } from './events.ts';
import { readMessages } from './read-messages.ts';
import { socketIoClient } from './socket-io.ts';

export interface Listeners {
  /** Resolves when each connection has received that many messages since the last time. */
  received(times: number): Promise<void>;
  close(): void;
}

/** So many connect at once. */
const atOnce = 50;

export async function listenToTcp(url: string, count: number, messageBytes: number): Promise<Listeners> {
  const { hostname, port } = new URL(url);
  const tally = new Tally(count);
  const sockets = await inTurns(count, async (nth) => {
    const socket: Socket = createConnection({ host: hostname, port: Number(port) });
    await once(socket, 'connect');
    readMessages(socket, Buffer.alloc(messageBytes, 'x'), () => tally.add(nth));
    return socket;
  });
  return {
    received: (times) => tally.reached(times),
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

export async function listenToProduct(url: string, count: number, secret: string): Promise<Listeners> {
  const address = `${url.replace('http', 'ws')}${realtimePath}?key=${realtimeKey(secret)}`;
  const tally = new Tally(count);
  const sockets = await inTurns(count, async (nth) => {
    const headers = { 'x-forwarded-for': `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}` };
    const socket = new WebSocket(address, { origin: url, headers, perMessageDeflate: false });
    const [[answered]] = await Promise.all([once(socket, 'upgrade'), once(socket, 'open')]);
    const channel = `notifications-${uhashOf(nth)}`;
    socket.send(JSON.stringify({ type: 'subscribe', channel, authorization: `Bearer ${uhashOf(nth)}` }));
    const [answer] = await once(socket, 'message');
    if (JSON.parse(String(answer)).type !== 'subscribed')
      throw new Error(`The subscription was refused: ${answer}`);
    // From here on as little is done with what arrives as on the bare connections.
    const wire = (answered as IncomingMessage).socket.removeAllListeners('data');
    readMessages(wire, eventFrame(nth), () => tally.add(nth));
    return socket;
  });
  return {
    received: (times) => tally.reached(times),
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

export async function listenToSocketIo(url: string, count: number, folder: string): Promise<Listeners> {
  const tally = new Tally(count);
  const sockets = await inTurns(count, async (nth) => {
    const [channel, event, data] = eventFor(nth);
    const socket = socketIoClient(folder, url, { channel });
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', () => resolve());
      socket.on('connect_error', reject);
    });
    socket.on(event, (received) => {
      if (JSON.stringify(received) !== JSON.stringify(data))
        throw new Error(`An unexpected message arrived: ${JSON.stringify(received)}`);
      tally.add(nth);
    });
    return socket;
  });
  return {
    received: (times) => tally.reached(times),
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}

/** A panel has its list before it opens a socket: what the server caches of its user is not the socket's weight. */
export async function visitProduct(url: string, count: number): Promise<void> {
  await inTurns(count, async (nth) => {
    const answer = await fetch(`${url}/api/surveys`, {
      headers: { authorization: `Bearer ${uhashOf(nth)}` },
    });
    if (!answer.ok) throw new Error(`GET /surveys answered ${answer.status}`);
    await answer.arrayBuffer();
  });
}

class Tally {
  private readonly counts: Uint32Array;
  private wanted = 0;
  private ready = 0;
  private done: (() => void) | null = null;

  constructor(private readonly size: number) {
    this.counts = new Uint32Array(size);
  }

  reached(times: number): Promise<void> {
    this.wanted += times;
    this.ready = this.counts.reduce((sum, count) => sum + (count >= this.wanted ? 1 : 0), 0);
    return new Promise((done) => {
      this.done = done;
      this.settle();
    });
  }

  add(nth: number): void {
    const count = (this.counts[nth] ?? 0) + 1;
    this.counts[nth] = count;
    if (count > this.wanted) throw new Error('More messages arrived than were sent');
    if (count === this.wanted) this.ready += 1;
    this.settle();
  }

  private settle(): void {
    if (this.ready === this.size) this.done?.();
  }
}

async function inTurns<Item>(count: number, open: (nth: number) => Promise<Item>): Promise<Item[]> {
  const opened: Item[] = [];
  for (let start = 0; start < count; start += atOnce) {
    const turn = Array.from({ length: Math.min(atOnce, count - start) }, (_, nth) => open(start + nth));
    opened.push(...(await Promise.all(turn)));
  }
  return opened;
}
