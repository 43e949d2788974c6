// A supplier at its worst, over real HTTP: each question is answered by the next behaviour in line, the last of which
// stays.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sandboxSupplier } from '#adapters/suppliers/sandbox.ts';
import type { InventorySupplier } from '#ports/supplier.ts';

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

export interface HostileSupplier {
  readonly url: string;
  readonly supplier: InventorySupplier;
  /** The cursors that were asked for; null for a first question. */
  readonly asked: (string | null)[];
  behave(...behaviours: readonly Behaviour[]): void;
  stop(): Promise<void>;
}

/** Gives up soon. */
export const hasty = { timeoutMs: 1_000, maxBytes: 64 * 1024, pausesMs: [1, 1] };

export async function startHostileSupplier(): Promise<HostileSupplier> {
  const asked: (string | null)[] = [];
  let line: readonly Behaviour[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://supplier').searchParams.get('cursor'));
    const [behaviour = status(500), ...rest] = line;
    if (rest.length > 0) line = rest;
    behaviour(response, request);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    supplier: sandboxSupplier({ url, apiKey: 'any', signingKeys: ['any'] }, hasty),
    asked,
    behave: (...behaviours) => {
      asked.length = 0;
      line = behaviours;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export const status =
  (code: number): Behaviour =>
  (response) =>
    void response.writeHead(code).end('{}');

export const page =
  (projects: readonly unknown[], cursor: string, more = false): Behaviour =>
  (response) =>
    void response.end(JSON.stringify({ projects, cursor, more }));

export const text =
  (body: string): Behaviour =>
  (response) =>
    void response.end(body);

/** Says that the answer is longer than it is, and hangs up. */
export const truncated: Behaviour = (response) => {
  response.writeHead(200, { 'content-length': 5000 });
  response.write('{"projects":[');
  setImmediate(() => response.destroy());
};

/** Goes on until the other side has had enough. */
export const endless: Behaviour = (response) => {
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(16 * 1024)));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
};

/** Promises an answer and never gives it. */
export const silent: Behaviour = (response) => void response.writeHead(200).write('{');

export const redirecting: Behaviour = (response) =>
  void response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end();

export function aProject(project: number, given: object = {}): object {
  return {
    ...{ project, state: 'LIVE', country: 'USA', language: 'eng', minutes: 10, incidence: 50 },
    ...{ cpi: { amount: '1.00', currency: 'USD' }, screens: { pc: true, phone: true, tablet: true } },
    ...{ wants: [], quotas: [] },
    ...given,
  };
}
