// The registry's two calls, both signed over their bodies.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StandInTools } from '../stand-in.ts';
import { type Opportunity, shown } from './opportunities.ts';
import type { NotificationQueue } from './queue.ts';
import { type KeyPair, ofBody, problemWith } from './signing.ts';

interface Registry {
  readonly opportunities: ReadonlyMap<number, Opportunity>;
  readonly queue: NotificationQueue;
  readonly partner: KeyPair;
}

export function registryRoutes(
  site: FastifyInstance,
  { base, faults, now }: Pick<StandInTools, 'base' | 'faults' | 'now'>,
  { opportunities, queue, partner }: Registry,
): void {
  const refuse = (request: FastifyRequest<{ Body: string }>, reply: FastifyReply): boolean => {
    const header = (name: string) => String(request.headers[name] ?? '') || null;
    const problem = problemWith(
      ofBody(request.body),
      {
        access: header('dynata-access-key'),
        expiration: header('dynata-expiration'),
        signature: header('dynata-signature'),
      },
      partner,
      now(),
    );
    if (problem) void reply.code(401).send({ message: problem });
    return problem !== null;
  };

  site.post<{ Body: string }>(`${base}/receive-notifications`, async (request, reply) => {
    if (refuse(request, reply)) return reply;
    const wanted = readWanted(request.body);
    if (!wanted) return reply.code(400).send({ message: 'limit, shards or visibility_timeout is wrong.' });
    const ids = faults.rows(queue.visible(wanted, now()));
    // An answer that does not arrive hides nothing, so that testers need not wait.
    if (!['broken', 'error', 'slow'].includes(faults.current))
      queue.hide(ids, now() + wanted.visibility * 1000);
    const gateway = `${request.protocol}://${request.host}${base}`;
    const found = ids.flatMap((id) => opportunities.get(id) ?? []);
    return faults.answer(
      reply,
      found.map((opportunity) => shown(opportunity, gateway)),
    );
  });

  site.post<{ Body: string }>(`${base}/ack-notifications`, async (request, reply) => {
    if (refuse(request, reply)) return reply;
    const ids: unknown = JSON.parse(request.body);
    if (!Array.isArray(ids) || !ids.every(Number.isInteger))
      return reply.code(400).send({ message: 'The body must be a list of ids.' });
    queue.acknowledge(ids);
    return reply.code(204).send();
  });
}

interface Wanted {
  readonly limit: number;
  readonly visibility: number;
  readonly count: number;
  readonly current: number;
}

function readWanted(body: string): Wanted | null {
  const { limit, shards, visibility_timeout: visibility = 300 } = Object(JSON.parse(body));
  const { count, current } = Object(shards ?? { count: 1, current: 1 });
  const isWithin = (value: unknown, most: number) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
  const isRight =
    isWithin(limit, 50) && isWithin(visibility, 600) && isWithin(count, 1000) && isWithin(current, count);
  return isRight ? { limit, visibility, count, current } : null;
}
