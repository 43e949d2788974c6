// Closes the HTTP server: no new connections, open requests are answered.
import type { FastifyInstance } from 'fastify';

const sweepMs = 100;

/**
 * A connection that was busy when the server began to close would stay open until its keep-alive time-out, a minute later,
 * and delay the close: so connections that have become idle are closed repeatedly.
 */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}
