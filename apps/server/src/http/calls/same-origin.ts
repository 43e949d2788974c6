// A page of another site can make a browser send its cookies. Browsers say where a request comes from; whatever is not
// sent by a page of this very origin is refused.
import type { FastifyRequest } from 'fastify';
import { ApiError } from '#request/api-error.ts';

export function requireSameOrigin(request: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const isSame =
    site === undefined ? origin === `${request.protocol}://${request.host}` : site === 'same-origin';
  if (!isSame) throw new ApiError('forbidden', 'This request was not sent by a page of the console.');
}
