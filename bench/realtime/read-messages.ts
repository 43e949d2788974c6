// Reads what arrives on a socket: the same message again and again, byte for byte. Both sides of the comparison are read
// by this: a reader that takes longer takes memory bandwidth and the core beside it from the server that is measured.
import type { Socket } from 'node:net';

/** A ping of the WebSocket protocol, and the answer to it, masked as a client's are. */
const ping = Buffer.from([0x89, 0]);
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** Throws when anything else arrives than `message` or a ping. */
export function readMessages(socket: Socket, message: Buffer, onMessage: () => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (data) => {
    let bytes = rest.length === 0 ? data : Buffer.concat([rest, data]);
    for (;;) {
      if (startsWith(bytes, message)) {
        bytes = bytes.subarray(message.length);
        onMessage();
      } else if (startsWith(bytes, ping)) {
        bytes = bytes.subarray(ping.length);
        socket.write(pong);
      } else break;
    }
    rest = bytes;
    if (!startsWith(message, rest) && !startsWith(ping, rest))
      throw new Error(`An unexpected message arrived: ${rest}`);
  });
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.length >= start.length && bytes.compare(start, 0, start.length, 0, start.length) === 0;
}
