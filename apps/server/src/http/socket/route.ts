// /realtime: the socket of an open panel (RL-01), opened with the public key and from our own pages only.
import { once } from 'node:events';
import { setTimeout as later } from 'node:timers';
import { setTimeout } from 'node:timers/promises';
import { realtimePath } from '@earnwall/contract/realtime';
import { networkOf } from '@earnwall/domain/network/network-of';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { ServerContext } from '#calls/context.ts';
import { visitWithoutLookup } from '#http/visit.ts';
import { Connection, limits } from '#realtime/connection.ts';
import { Heartbeat } from '#realtime/heartbeat.ts';
import { realtimeKey } from '#realtime/key.ts';
import { ApiError, TooManyRequests } from '#request/api-error.ts';
import { createBuckets } from '#request/token-buckets.ts';
import { detached } from '#request/visit.ts';
import { isOwnOrigin } from './origin.ts';
import { realtimeUpgrades } from './upgrades.ts';

/** Many people may share an address; a flood comes faster. */
const opensPerMinute = 240;
const mostSockets = 20_000;
/** How long a stopping node waits for goodbyes. */
const farewellMs = 1_000;

export async function realtimeRoute(app: FastifyInstance, ctx: ServerContext): Promise<void> {
  const heartbeat = new Heartbeat<Connection>();
  const buckets = createBuckets(opensPerMinute);
  const key = realtimeKey(ctx.secret);
  // One by one, so that the other nodes are not asked for all of them in the same moment.
  ctx.drain.onLeaving((withinMs) => {
    for (const connection of heartbeat.all())
      later(() => connection.dismiss(), Math.random() * withinMs).unref();
  });

  // In a scope of its own: no other route pays for it.
  await app.register(async (scope) => {
    await scope.register(websocket, {
      options: {
        server: realtimeUpgrades(app.server),
        maxPayload: limits.frameBytes,
        maxFragments: limits.fragments,
        perMessageDeflate: false,
      },
      preClose: async () => {
        heartbeat.stop();
        await dismissAll(heartbeat.all(), scope);
      },
    });

    const mayOpen = async (request: FastifyRequest<{ Querystring: { key?: string } }>) => {
      const waitMs = buckets.take(networkOf(request.ip), ctx.now().getTime());
      if (waitMs > 0) throw new TooManyRequests(Math.ceil(waitMs / 1000));
      if (heartbeat.size >= mostSockets) throw new ApiError('unavailable', 'This node is full.');
      const address = { host: request.host, publicUrl: ctx.publicUrl() };
      if (request.query.key !== key || !isOwnOrigin(request.headers.origin, address))
        throw new ApiError('forbidden', 'The socket opens from the panel only.');
    };
    scope.get<{ Querystring: { key?: string } }>(
      realtimePath,
      { websocket: true, preValidation: mayOpen, preHandler: letGoOfAnswer },
      (socket, request) => {
        const visit = detached(visitWithoutLookup(ctx, request));
        const connection = new Connection(ctx, socket, request.socket, visit);
        socket.on('close', heartbeat.add(connection));
        // The plugin's own listener would keep the request for as long as the socket is open.
        socket.removeAllListeners('error').on('error', hangUp);
      },
    );
  });
}

/** From here on the wire is a socket's: the answer that will never be written need not be kept for it. */
async function letGoOfAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.ws) reply.raw.detachSocket(request.socket);
}

/** Whatever breaks is the other side's network or nonsense. */
function hangUp(this: WebSocket): void {
  this.terminate();
}

async function dismissAll(
  connections: readonly Connection[],
  { websocketServer }: FastifyInstance,
): Promise<void> {
  const { clients } = websocketServer;
  const gone = Promise.all([...clients].map((client) => once(client, 'close')));
  for (const connection of connections) connection.dismiss();
  await Promise.race([gone, setTimeout(farewellMs, undefined, { ref: false })]);
  for (const client of clients) client.terminate();
}
