// A thousand connections ask for the app: their requests may be refused, callbacks are accepted.
import { Agent, request } from 'node:http';
import { type Fault, only } from './fault.ts';

const connections = 1_000;

export const flood: Fault = async ({ traffic, startNode }) => {
  const node = await startNode();
  const callbacks = await traffic.createCallbacks(400, 40);
  const bearers = callbacks.map(({ user }) => `Bearer ${user.uhash}`);
  const over = new AbortController();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts = new Map<number, number>();
  const ask = (authorization = '') =>
    new Promise<void>((answered) => {
      const asked = request(`${node.url}/api/app`, { agent, headers: { authorization } }, (response) => {
        const status = response.statusCode ?? 0;
        counts.set(status, (counts.get(status) ?? 0) + 1);
        response.resume().once('close', answered);
      });
      asked.once('error', () => answered()).end();
    });
  const flooding = Array.from({ length: connections }, async (_, nth) => {
    while (!over.signal.aborted) await ask(bearers[nth % bearers.length]);
  });
  const statuses = await traffic.send(callbacks, () => node.url, 8);
  over.abort();
  await Promise.all(flooding);
  agent.destroy();
  const refusals = [...statuses.values()].filter((status) => status !== 200);
  const left = await traffic.sendUntilAcknowledged(callbacks, () => node.url, 30_000);
  const isAlive = node.isAlive();
  await node.destroy();
  const answers = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
  return {
    seen: `${connections} connections on /api/app (${answers}); ${refusals.length} of ${callbacks.length} callbacks refused`,
    problems: only(
      refusals.length > 0 &&
        `${refusals.length} callbacks were refused under a flood of other requests: ${[...new Set(refusals)]}`,
      left.length > 0 && `${left.length} callbacks were not accepted after the flood`,
      !isAlive && 'The node has ended',
    ),
  };
};
