// Answers a wrong method on a known address with 405 and the allowed methods (RFC 9110). OPTIONS is left out: only calls
// with CORS answer it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MethodNotAllowed } from '#request/api-error.ts';
import { routePath } from './route-schema.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

interface Row {
  readonly method: string;
  readonly path: string;
}

/** `first` may refuse the asker before it is told which methods there are. */
export function refuseOtherMethods(
  api: FastifyInstance,
  rows: readonly Row[],
  first: (request: FastifyRequest) => Promise<void> = async () => {},
): void {
  const known = new Map<string, Set<string>>();
  for (const { method, path } of rows) known.set(path, (known.get(path) ?? new Set()).add(method));
  for (const [path, own] of known) {
    // Fastify answers HEAD wherever there is a GET.
    const allowed = own.has('GET') ? [...own, 'HEAD'] : [...own];
    api.route({
      method: methods.filter((method) => !own.has(method)),
      url: routePath(path),
      schema: { hide: true },
      exposeHeadRoute: !own.has('GET'),
      // Before the body is read.
      onRequest: async (request) => {
        await first(request);
        throw new MethodNotAllowed(allowed.sort());
      },
      handler: async () => {},
    });
  }
}
