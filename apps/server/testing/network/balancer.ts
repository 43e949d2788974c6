// A load balancer as simple as they come: it asks each node's /ready, sends requests round to those that say yes, keeps
// connections open, and repeats nothing.
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const pollMs = 100;

export interface Balancer {
  readonly url: string;
  /** Requests that a node did not answer. */
  readonly failures: string[];
  add(url: string): void;
  remove(url: string): void;
  /** The nodes that requests go to now. */
  healthy(): string[];
  stop(): Promise<void>;
}

export async function startBalancer(): Promise<Balancer> {
  const nodes = new Map<string, { isReady: boolean }>();
  const failures: string[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const healthy = () => [...nodes].filter(([, { isReady }]) => isReady).map(([url]) => url);
  const poll = async (url: string) => {
    const answer = await fetch(`${url}/ready`).catch(() => null);
    await answer?.arrayBuffer();
    const node = nodes.get(url);
    if (node) node.isReady = answer?.ok ?? false;
  };
  const timer = setInterval(() => {
    for (const url of nodes.keys()) void poll(url);
  }, pollMs);

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ready = healthy();
    const node = ready[turn++ % ready.length];
    const fail = (why: string) => {
      failures.push(`${incoming.method} ${incoming.url} at ${node}: ${why}`);
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    };
    if (node === undefined) {
      fail('no node is ready');
      return;
    }
    const { method, headers } = incoming;
    const sent = request(new URL(incoming.url ?? '/', node), { method, headers, agent }, (answer) => {
      if ((answer.statusCode ?? 0) >= 500) failures.push(`${incoming.url} at ${node}: ${answer.statusCode}`);
      const { connection: _, ...passed } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, passed);
      answer.on('error', ({ message }) => fail(message)).pipe(outgoing);
    });
    sent.on('error', ({ message }) => fail(message));
    incoming.pipe(sent);
  }

  const server = createServer(forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    add: (url) => void nodes.set(url, { isReady: false }),
    remove: (url) => void nodes.delete(url),
    healthy,
    stop: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
