// Names to addresses, asked of DNS directly: the operating system's own lookup keeps one of a few threads busy for as long
// as a dead name server is silent, and so one publisher's broken name would delay everybody.
import { Resolver } from 'node:dns/promises';
import { notResolved, SendFailure } from './failure.ts';

export interface NameResolver {
  /** All addresses of a name, at least one; rejects with a SendFailure. */
  resolve(name: string): Promise<readonly string[]>;
  close(): void;
}

interface DnsOptions {
  servers?: string[];
  /** Of the first attempt. */
  timeout?: number;
}

/** Two attempts, 4.5 seconds in all: less than a request may take. */
const patience = { timeout: 1_500, tries: 2 };
const unknownName = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', 'EFORMERR']);

/** `servers` are those of the system unless given, as `127.0.0.1:53`. */
export function dnsResolver({ servers, ...times }: DnsOptions = {}): NameResolver {
  const resolver = new Resolver({ ...patience, ...times });
  if (servers) resolver.setServers(servers);
  return {
    resolve: async (name) => {
      // These are no names of DNS (RFC 6761).
      if (/(?:^|\.)localhost$/.test(name)) return ['127.0.0.1', '::1'];
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (addresses.length > 0) return addresses;
      const isUnknown = answers.some(
        (answer) => answer.status === 'rejected' && unknownName.has(String(answer.reason?.code)),
      );
      throw new SendFailure(isUnknown ? notResolved : 'the name servers do not answer');
    },
    close: () => resolver.cancel(),
  };
}
