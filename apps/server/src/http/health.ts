// /health: this process answers, and how jobs and books are. /ready: it can also do work, so a load balancer may send
// people here. A job that is overdue or a finding of an audit is for a person: no restart would help, so both are 200.
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { JobsHealth } from '#request/jobs-health.ts';

export function healthRoutes(app: FastifyInstance, ctx: ServerContext): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  // From memory alone: it answers at once, whatever state the database is in.
  app.get('/health', { schema: { hide: true } }, async () => {
    const health = ctx.jobsHealth();
    if (!health) return { status: 'ok' };
    const { audits, jobs, ...seen } = health;
    return { status: isWell(health) ? 'ok' : 'degraded', jobs: { ...seen, list: jobs }, audits };
  });

  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = !isStopping && !ctx.drain.isDraining && (await isAnyReachable(ctx));
    if (!isReady) reply.code(503).header('retry-after', '1');
    return { status: isReady ? 'ready' : 'unavailable' };
  });
}

const isWell = ({ status, audits }: JobsHealth): boolean =>
  status === 'ok' && audits.every(({ findings }) => findings === 0);

/** Either pool will do: a node that is only busy, to the last connection of one, must stay in rotation. */
async function isAnyReachable({ database, callbackDatabase }: ServerContext): Promise<boolean> {
  const asked = [callbackDatabase, database].map(async (pool) => {
    if (!(await pool.isReachable())) throw new Error('The pool gave no connection');
  });
  return Promise.any(asked).then(
    () => true,
    () => false,
  );
}
