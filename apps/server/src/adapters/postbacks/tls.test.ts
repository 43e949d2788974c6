// Certificates are checked for the name of the address, whatever address it leads to.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { selfSigned } from '#testing/network/self-signed.ts';
import { socketOpener } from './open-socket.ts';
import { postbackSender } from './sender.ts';

const name = 'publisher.example';
const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

interface Setup {
  certificate?: ReturnType<typeof selfSigned>;
  isTrusted?: boolean;
  host?: string;
  addresses?: readonly string[];
  server?: Server | ReturnType<typeof createHttpServer>;
}

/** A server on loopback with this certificate, and what a request to it becomes. */
async function postTo({ isTrusted = true, host = name, addresses = ['127.0.0.1'], ...setup }: Setup) {
  const certificate = setup.certificate ?? selfSigned({ name });
  const seen: unknown[] = [];
  const server =
    setup.server ??
    createServer(certificate, (request, response) => {
      seen.push({ host: request.headers.host, servername: (request.socket as TLSSocket).servername });
      response.end('ok');
    });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sender = postbackSender({
    ...{ loopback: true, limitMs: 5_000, names: { resolve: async () => addresses, close: () => {} } },
    ...(isTrusted && { open: socketOpener(certificate.cert) }),
  });
  cleanups.push(
    sender.close,
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const request = { method: 'POST', headers: {}, body: '{}', url: `https://${host}:${port}/` } as const;
  const answer = await sender.send(request, new AbortController().signal);
  return { ...answer, seen, port };
}

describe('postbacks over TLS', () => {
  it('PB-02 are sent under the name, to the address that was checked', async () => {
    const { port, ...answer } = await postTo({});
    expect(answer).toMatchObject({ status: 200, failure: null, answer: 'ok' });
    expect(answer.seen).toEqual([{ host: `${name}:${port}`, servername: name }]);
  });

  it('PB-02 are sent under a name that ends in a dot', async () => {
    const { seen, failure } = await postTo({ host: `${name}.` });
    expect({ seen, failure }).toMatchObject({ seen: [{ servername: name }], failure: null });
  });

  it('PB-02 go to the next address when the first one refuses', async () => {
    expect(await postTo({ addresses: ['127.0.0.2', '::1', '127.0.0.1'] })).toMatchObject({ failure: null });
  });

  it.each<[string, Setup, string]>([
    ['that nobody vouches for', { isTrusted: false }, 'TLS: self-signed certificate'],
    ['for another name', { host: 'other.example' }, 'TLS: the certificate is for another name'],
    [
      'for a name where an address is wanted',
      { host: '127.0.0.1' },
      'TLS: the certificate is for another name',
    ],
    [
      'that has expired',
      { certificate: selfSigned({ name, validUntil: yesterday }) },
      'TLS: the certificate has expired',
    ],
    ['that is missing', { server: createHttpServer() }, 'TLS: the server does not speak it'],
  ])('PB-02 are not sent to a server with a certificate %s', async (_title, setup, failure) => {
    expect(await postTo(setup)).toMatchObject({ status: null, failure, answer: null, seen: [] });
  });
});
