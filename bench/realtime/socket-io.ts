// Socket.IO as its documentation has it, from a folder outside of the product; only what the benchmark uses is typed.
import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const socketIoPackages = ['socket.io@4.8.4', 'socket.io-client@4.8.4'];

interface SocketIo {
  on(event: 'connection', heard: (socket: Connected) => void): void;
  to(room: string): { emit(event: string, data: object): void };
}

interface Connected {
  readonly handshake: { readonly query: Readonly<Record<string, string>> };
  join(room: string): void;
}

interface Client {
  on(event: string, heard: (data: object) => void): void;
  close(): void;
}

const load = (folder: string, name: string) => createRequire(join(folder, 'package.json'))(name) as unknown;

/** Sockets alone, as with us: no polling, no compression. */
export function socketIoServer(folder: string, server: HttpServer): SocketIo {
  const { Server } = load(folder, 'socket.io') as {
    Server: new (on: HttpServer, options: object) => SocketIo;
  };
  return new Server(server, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });
}

export function socketIoClient(folder: string, url: string, query: Record<string, string>): Client {
  const { io } = load(folder, 'socket.io-client') as { io: (url: string, options: object) => Client };
  return io(url, { transports: ['websocket'], forceNew: true, reconnection: false, query });
}
