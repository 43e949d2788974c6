// What most would take instead: Socket.IO, with a room for each person.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventFor } from './events.ts';
import { followOrders } from './measured-sender.ts';
import { socketIoServer } from './socket-io.ts';

const [folder = '', peopleCount = ''] = process.argv.slice(2);
const server = createServer();
const io = socketIoServer(folder, server);
io.on('connection', (socket) => socket.join(socket.handshake.query.channel ?? ''));
const events = Array.from({ length: Number(peopleCount) }, (_, person) => eventFor(person));
server.listen({ host: '127.0.0.1', port: 0, backlog: 1024 }, () =>
  followOrders(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    () => events.length,
    (nth) => {
      const [channel, event, data] = events[nth % events.length] ?? eventFor(0);
      io.to(channel).emit(event, data);
    },
  ),
);
