// /health: this process is alive, with the state of jobs and audits. /ready: it can also serve, so a load balancer may send
// traffic here. An overdue job or a finding of an audit needs an operator and no restart would help, so /health stays 200.
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { JobsHealth } from '#request/jobs-health.ts';

export function healthRoutes(app: FastifyInstance, ctx: ServerContext): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  // From memory only: it answers immediately, whatever state the database is in.
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

/** One reachable pool is enough: a node with one exhausted pool is busy, not broken, and must stay in rotation. */
async function isAnyReachable({ database, callbackDatabase }: ServerContext): Promise<boolean> {
  const asked = [callbackDatabase, database].map(async (pool) => {
    if (!(await pool.isReachable())) throw new Error('The pool gave no connection');
  });
  return Promise.any(asked).then(
    () => true,
    () => false,
  );
}
