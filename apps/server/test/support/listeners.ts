// Panels that listen: sockets opened as the panel opens them, and asked for a channel.
import { realtimeKey } from '#realtime/key.ts';
import { openSocket, type RawSocket } from './raw-socket.ts';
import type { TestServer } from './server.ts';

export const publicKey = realtimeKey('a secret of the tests alone');

export async function openPanel(server: Pick<TestServer, 'url'>): Promise<RawSocket> {
  const socket = await openSocket({ url: server.url, key: publicKey });
  if (typeof socket === 'number') throw new Error(`The socket was refused with ${socket}`);
  return socket;
}

/** `as`: a user hash or `uuid:app[:hash]`. */
export async function ask(socket: RawSocket, channel: string, as?: string): Promise<Record<string, unknown>> {
  socket.say({ type: 'subscribe', channel, ...(as !== undefined && { authorization: `Bearer ${as}` }) });
  return await socket.next();
}

/** A panel that listens already. */
export async function listen(server: TestServer, channel: string, as?: string): Promise<RawSocket> {
  const socket = await openPanel(server);
  const answer = await ask(socket, channel, as);
  if (answer.type !== 'subscribed') throw new Error(`${channel} was refused`);
  return socket;
}

/** Every frame sent up to now; the answer to a ping comes after them. */
export async function receivedBy(socket: RawSocket): Promise<Record<string, unknown>[]> {
  socket.say({ type: 'ping' });
  const received: Record<string, unknown>[] = [];
  for (let frame = await socket.next(); frame.type !== 'pong'; frame = await socket.next())
    received.push(frame);
  return received;
}
