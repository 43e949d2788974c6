// The limit: bare TCP connections, and bytes that are ready to be sent.
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { followOrders } from './measured-sender.ts';

const message = Buffer.alloc(Number(process.argv[2]), 'x');
const sockets: Socket[] = [];
const server = createServer({ noDelay: true }, (socket) => {
  sockets.push(socket);
  socket.on('data', () => {});
  socket.on('error', () => {});
});
server.listen({ host: '127.0.0.1', port: 0, backlog: 1024 }, () => {
  const { port } = server.address() as AddressInfo;
  followOrders(
    `tcp://127.0.0.1:${port}`,
    () => sockets.length,
    (nth) => sockets[nth % sockets.length]?.write(message),
  );
});
