// A TCP proxy that a test can cut or stall, between a node and one of its dependencies.
import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type NetConnectOpts, type Socket } from 'node:net';

export interface FaultProxy {
  readonly port: number;
  /** Ends all connections and takes no new ones. */
  cut(): void;
  /** Nothing passes any more, and connections stay open. */
  stall(): void;
  /** From now on what passes is late by so much, in each direction. */
  delay(milliseconds: number): void;
  mend(): void;
  stop(): Promise<void>;
}

export async function startFaultProxy(target: NetConnectOpts): Promise<FaultProxy> {
  const wires = new Set<Socket>();
  let state: 'whole' | 'cut' | 'stalled' = 'whole';
  let delayMs = 0;

  const keep = (wire: Socket, end: Socket) => {
    wires.add(wire);
    wire.on('error', () => {});
    wire.on('close', () => {
      wires.delete(wire);
      end.destroy();
    });
    if (state === 'stalled') wire.pause();
    wire.on('data', (bytes) => {
      if (delayMs > 0) setTimeout(() => end.write(bytes), delayMs);
      else end.write(bytes);
    });
  };
  const server = createServer((near) => {
    const far = createConnection(target);
    keep(near, far);
    keep(far, near);
    if (state === 'cut') near.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      state = 'cut';
      for (const wire of wires) wire.destroy();
    },
    stall: () => {
      state = 'stalled';
      for (const wire of wires) wire.pause();
    },
    delay: (milliseconds) => {
      delayMs = milliseconds;
    },
    mend: () => {
      state = 'whole';
      delayMs = 0;
      for (const wire of wires) wire.resume();
    },
    stop: async () => {
      for (const wire of wires) wire.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
