// Which extension calls: the browser sets the Origin header, which no page and no other extension can forge (EX-02).
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import { ApiError } from '#request/api-error.ts';

export function requireExtensionOrigin(
  { config }: Pick<ServerContext, 'config'>,
  request: FastifyRequest,
): void {
  const { origin } = request.headers;
  if (config.extensionIds.some((id) => origin === `chrome-extension://${id}`)) return;
  throw new ApiError('forbidden', 'Only the browser extension may call this.');
}
