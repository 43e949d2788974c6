// Closes the HTTP server: no new connections, requests under way are answered.
import type { FastifyInstance } from 'fastify';

const sweepMs = 100;

/**
 * A connection that was busy when the server began to close would be kept open for the next request until its keep-alive
 * time is over, a minute later, and the server with it: so those that have become idle are closed again and again.
 */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}
