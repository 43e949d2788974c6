// With CONSOLE_ORIGIN the console has a host of its own: its page and calls answer there and nowhere else, and nothing
// else answers there. The panel shows other people's HTML; whatever gets to run in it is then of another origin than a
// person's session (decision 0093).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import { consolePrefix } from '#http/calls/console-routes.ts';
import { ApiError } from '#request/api-error.ts';

/** Load balancers probe by any name. */
const onBothHosts = new Set(['/health', '/ready']);

export function separateConsole(app: FastifyInstance, { consoleOrigin, adminBase }: Config): void {
  if (consoleOrigin === null) return;
  const consoleHost = new URL(consoleOrigin).host;
  const ofConsole = ['/console', consolePrefix(adminBase)];
  const isConsoles = (route: string) =>
    ofConsole.some((base) => route === base || route.startsWith(`${base}/`));

  app.addHook('onRequest', async ({ host, routeOptions }: FastifyRequest) => {
    // The route that was matched, not the address as it was written: a path may be written in several ways.
    const route = routeOptions.url ?? '';
    if (onBothHosts.has(route)) return;
    if (isConsoles(route) !== (host.toLowerCase() === consoleHost))
      throw new ApiError('not-found', 'There is nothing at this address.');
  });
}
