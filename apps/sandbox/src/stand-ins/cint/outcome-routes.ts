// The Respondent Outcomes feed. Public documents say that it exists and what its fields are named; the address and the paging
// are the stand-in's own.
import type { FastifyInstance } from 'fastify';
import type { StandInTools } from '../stand-in.ts';
import { failed } from './api-routes.ts';
import type { CintWorld } from './world.ts';

export function outcomeRoutes(site: FastifyInstance, { base, key }: StandInTools, world: CintWorld): void {
  site.get<{ Querystring: { cursor?: string; limit?: string } }>(
    `${base}/outcomes/v1/respondents`,
    async ({ headers, query }, reply) => {
      if (headers.authorization !== key('api')) return reply.code(401).send(failed('The key is not known.'));
      const from = Number(query.cursor ?? 0);
      const outcomes = world.outcomes.slice(from, from + Number(query.limit ?? 500));
      const cursor = from + outcomes.length;
      return { outcomes, cursor: `${cursor}`, more: cursor < world.outcomes.length };
    },
  );
}
