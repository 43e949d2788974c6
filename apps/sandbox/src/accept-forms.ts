// Parses submitted HTML forms.
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The routes of this site get a form as URLSearchParams. */
export function acceptForms(site: FastifyInstance): void {
  site.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, body: string) => new URLSearchParams(body),
  );
}
