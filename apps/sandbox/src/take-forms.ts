// Forms that people send from a page.
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What comes as a form arrives at the routes of this site as URLSearchParams. */
export function takeForms(site: FastifyInstance): void {
  site.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, body: string) => new URLSearchParams(body),
  );
}
