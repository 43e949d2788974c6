// A load balancer as small as can be: it polls /ready of its nodes and passes requests on to those that say yes, over
// connections it keeps.
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Balancer {
  readonly url: string;
  add(node: string): void;
  remove(node: string): void;
  stop(): Promise<void>;
}

const pollMs = 500;

export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const nodes = new Set(urls);
  let ready = [...urls];
  let turn = 0;
  const agent = new Agent({ keepAlive: true });

  const poll = setInterval(async () => {
    const answers = await Promise.all([...nodes].map(async (node) => ((await isReady(node)) ? [node] : [])));
    ready = answers.flat();
  }, pollMs);

  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const node = ready[turn % ready.length];
    if (node === undefined) return void outgoing.writeHead(502).end();
    const { method, headers } = incoming;
    const passed = request(`${node}${incoming.url}`, { agent, method, headers }, (answer) => {
      // What ends the connection to the node does not end the one to the client.
      const { connection: _, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    passed.once('error', (error) => outgoing.writeHead(502, error.message).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (node) => void nodes.add(node),
    remove: (node) => void nodes.delete(node),
    stop: async () => {
      clearInterval(poll);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function isReady(node: string): Promise<boolean> {
  try {
    const response = await fetch(`${node}/ready`);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
