// A supplier and an offer network with nothing to offer, which count requests.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SupplierStub {
  readonly url: string;
  /** Requests for the inventory so far. */
  asked(): number;
  /** Leaves requests for the inventory unanswered until `answer` is called. */
  hold(): void;
  answer(): void;
  stop(): Promise<void>;
}

const nothing = JSON.stringify({ projects: [], offers: [], closed: [], cursor: 'end', more: false });

export async function startSupplierStub(): Promise<SupplierStub> {
  let asked = 0;
  let isHolding = false;
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/supplier/inventory')) return void response.end(nothing);
    asked += 1;
    if (isHolding) held.push(response);
    else response.end(nothing);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    hold: () => {
      isHolding = true;
    },
    answer: () => {
      isHolding = false;
      for (const response of held.splice(0)) response.end(nothing);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
