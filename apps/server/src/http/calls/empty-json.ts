// Many clients name JSON as the type of every POST, also of one without a body: that is no body, not a broken one.
import type { FastifyInstance } from 'fastify';

export function allowEmptyJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parse(request, body, done);
  });
}
