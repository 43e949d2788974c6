// How undici gets its connections: checked before and after they are made (decision 0087).
import type { Socket } from 'node:net';
import type { buildConnector } from 'undici';
import { closedByServer, failureOf, notPublic, SendFailure, stopped, timeOutAfter } from './failure.ts';
import { type Guard, nameOf } from './guard.ts';
import type { OpenSocket } from './open-socket.ts';

export interface Connector {
  readonly connect: buildConnector.connector;
  /** Ends the connections that are being made. */
  close(): void;
}

export function guardedConnector(guard: Guard, open: OpenSocket, limitMs: number): Connector {
  const pending = new Set<Socket>();
  let isClosed = false;

  async function connect({ hostname, port, protocol }: buildConnector.Options): Promise<Socket> {
    const addresses = await guard.addressesOf(hostname);
    if (isClosed) throw new SendFailure(stopped);
    const secure = protocol === 'https:';
    const usualPort = secure ? 443 : 80;
    const socket = open({
      ...{ host: nameOf(hostname), port: port === '' ? usualPort : Number(port) },
      ...{ secure, addresses },
    });
    pending.add(socket);
    try {
      return await connected(socket, secure);
    } finally {
      pending.delete(socket);
    }
  }

  function connected(socket: Socket, secure: boolean): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => socket.destroy(new SendFailure(timeOutAfter(limitMs))), limitMs);
      // Before TLS's own listener, which begins to send.
      socket.prependListener('connect', () => {
        if (!guard.allows(socket.remoteAddress ?? '')) socket.destroy(new SendFailure(notPublic));
        else if (!secure) resolve(socket);
      });
      if (secure) socket.on('secureConnect', () => resolve(socket));
      socket.on('error', reject);
      socket.on('close', () => reject(new SendFailure(closedByServer)));
      for (const event of ['close', secure ? 'secureConnect' : 'connect'])
        socket.once(event, () => clearTimeout(timer));
    });
  }

  return {
    connect: (options, callback) => {
      connect(options).then(
        (socket) => {
          if (socket.destroyed) callback(new SendFailure(closedByServer), null);
          else callback(null, socket);
        },
        (error: unknown) => callback(new SendFailure(failureOf(error)), null),
      );
    },
    close: () => {
      isClosed = true;
      for (const socket of pending) socket.destroy(new SendFailure(stopped));
    },
  };
}
