// A connection to one of the addresses that were checked, whatever the name leads to by now.
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

interface Target {
  /** The name, or an address. */
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  /** Tried in this order; at least one. */
  readonly addresses: readonly string[];
}

export type OpenSocket = (target: Target) => Socket;

/** How long an address is tried before the next one is. */
const attemptMs = 500;

export function socketOpener(ca?: string): OpenSocket {
  return ({ host, port, secure, addresses }) => {
    const options = {
      ...{ host, port, lookup: pinned(addresses), noDelay: true },
      ...{ autoSelectFamily: true, autoSelectFamilyAttemptTimeout: attemptMs },
    };
    if (!secure) return connectTcp(options);
    const servername = isIP(host) === 0 ? host : '';
    return connectTls({ ...options, servername, ALPNProtocols: ['http/1.1'], ...(ca && { ca }) });
  };
}

function pinned(addresses: readonly string[]): LookupFunction {
  const answer = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, _options, callback) => callback(null, answer);
}
