// Whose word about a visitor's address counts: the framework and what comes before it read the address by the same rule.
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '#config/config.ts';

export interface ProxyTrust {
  /** For the framework; false = no proxy is trusted. */
  readonly isTrusted: false | ((address: string, hop: number) => boolean);
  /** Undefined when the client has gone. */
  addressOf(request: IncomingMessage): string | undefined;
}

export function proxyTrust(trustProxy: Config['trustProxy']): ProxyTrust {
  if (trustProxy === false) return { isTrusted: false, addressOf: ({ socket }) => socket.remoteAddress };
  const isTrusted =
    trustProxy === true
      ? () => true
      : proxyAddress.compile(trustProxy.split(',').map((network) => network.trim()));
  return { isTrusted, addressOf: (request) => proxyAddress(request, isTrusted) };
}
