// All nodes are restarted one after the other behind a balancer that asks /ready: no request fails.
import { startBalancer } from '@earnwall/server/testing/network/balancer';
import { type Fault, holdsWithin, only } from './fault.ts';

const atOnce = 16;
const stoppedMs = 20_000;

export const rollingRestart: Fault = async ({ traffic, startNode }) => {
  const nodes = [await startNode(), await startNode()];
  const balancer = await startBalancer();
  for (const { url } of nodes) balancer.add(url);
  await holdsWithin(10_000, () => balancer.healthy().length === nodes.length);
  const [first] = await traffic.createCallbacks(1, 1);
  const headers = { authorization: `Bearer ${first?.user.uhash}` };
  const over = new AbortController();
  const failed: string[] = [];
  let served = 0;
  const worker = async () => {
    while (!over.signal.aborted) {
      served += 1;
      try {
        const response = await fetch(`${balancer.url}/api/app`, { headers });
        await response.arrayBuffer();
        if (!response.ok) failed.push(`${response.status}`);
      } catch (error) {
        failed.push(error instanceof Error ? `${error.cause ?? error.message}` : `${error}`);
      }
    }
  };
  const traffics = Array.from({ length: atOnce }, worker);
  let slowestMs = 0;
  for (const old of [...nodes]) {
    const fresh = await startNode();
    nodes.push(fresh);
    balancer.add(fresh.url);
    await holdsWithin(10_000, () => balancer.healthy().includes(fresh.url));
    slowestMs = Math.max(slowestMs, await old.stop());
    balancer.remove(old.url);
  }
  over.abort();
  await Promise.all(traffics);
  await balancer.stop();
  await Promise.all(nodes.map((node) => node.destroy()));
  return {
    seen: `${served} requests, ${failed.length} failed, the slowest node stopped in ${(slowestMs / 1_000).toFixed(1)} s`,
    problems: only(
      failed.length > 0 && `${failed.length} requests failed: ${[...new Set(failed)].join(', ')}`,
      slowestMs > stoppedMs && `A node took ${Math.round(slowestMs)} ms to stop`,
    ),
  };
};
