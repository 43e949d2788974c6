// /realtime: the socket of an open panel (RL-01), opened with the public key and from our own pages only.
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

/** Many users may share an address; a flood is faster. */
const opensPerMinute = 240;
const maxSockets = 20_000;
/** How long a stopping node waits for the close handshakes. */
const closeTimeoutMs = 1_000;

export async function realtimeRoute(app: FastifyInstance, ctx: ServerContext): Promise<void> {
  const heartbeat = new Heartbeat<Connection>();
  const buckets = createBuckets(opensPerMinute);
  const key = realtimeKey(ctx.secret);
  // Spread over time, so that the other nodes do not get all reconnects at the same moment.
  ctx.drain.onLeaving((withinMs) => {
    for (const connection of heartbeat.all())
      later(() => void connection.closeForRestart(), Math.random() * withinMs).unref();
  });

  // In a scope of its own, so that it costs other routes nothing.
  await app.register(async (scope) => {
    await scope.register(websocket, {
      options: {
        server: realtimeUpgrades(app.server),
        maxPayload: limits.frameBytes,
        maxFragments: limits.fragments,
        perMessageDeflate: false,
        // The heartbeat has them all.
        clientTracking: false,
      },
      preClose: async () => {
        heartbeat.stop();
        await closeAll(heartbeat.all());
      },
    });

    const mayOpen = async (request: FastifyRequest<{ Querystring: { key?: string } }>) => {
      const waitMs = buckets.take(networkOf(request.ip), ctx.now().getTime());
      if (waitMs > 0) throw new TooManyRequests(Math.ceil(waitMs / 1000));
      if (heartbeat.size >= maxSockets)
        throw new ApiError('unavailable', 'This node has too many open sockets.');
      const address = { host: request.host, publicUrl: ctx.publicUrl() };
      if (request.query.key !== key || !isOwnOrigin(request.headers.origin, address))
        throw new ApiError('forbidden', 'The socket opens from the panel only.');
    };
    scope.get<{ Querystring: { key?: string } }>(
      realtimePath,
      { websocket: true, preValidation: mayOpen, preHandler: releaseResponse },
      (socket, request) => {
        const visit = detached(visitWithoutLookup(ctx, request));
        new Connection(ctx, heartbeat, socket, request.socket, visit);
        // The plugin's own listener would keep the request for as long as the socket is open.
        socket.removeAllListeners('error').on('error', terminate);
      },
    );
  });
}

/** The connection belongs to the WebSocket now: the HTTP response, which is never written, can be released. */
async function releaseResponse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.ws) reply.raw.detachSocket(request.socket);
}

/** Errors are the client's network or invalid frames. */
function terminate(this: WebSocket): void {
  this.terminate();
}

async function closeAll(connections: readonly Connection[]): Promise<void> {
  const closed = Promise.all(connections.map((connection) => connection.closeForRestart()));
  await Promise.race([closed, setTimeout(closeTimeoutMs, undefined, { ref: false })]);
  for (const connection of connections) connection.terminate();
}
