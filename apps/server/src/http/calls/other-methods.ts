// A known address asked with a method it does not have is 405 and says which it has (RFC 9110). OPTIONS is left out: only
// calls that another page may make answer it.
import type { FastifyInstance } from 'fastify';
import { MethodNotAllowed } from '#request/api-error.ts';
import { routePath } from './route-schema.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

interface Row {
  readonly method: string;
  readonly path: string;
}

export function refuseOtherMethods(api: FastifyInstance, rows: readonly Row[]): void {
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
      // Before a body is read: whatever it is, it is not for this address.
      onRequest: async () => {
        throw new MethodNotAllowed(allowed.sort());
      },
      handler: async () => {},
    });
  }
}
