// Connections to a node of several workers. A kept connection stays with the worker that it was handed to, and the log
// says which one that is.
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { RealNode } from './real-node.ts';

/** One connection at a time: it is kept, and another takes its place when it has ended. */
export interface Connection {
  ask(path: string, options?: Asked): Promise<{ status: number; body: string }>;
  close(): void;
}

export interface Line extends Connection {
  readonly worker: number;
}

interface Asked {
  readonly method?: string;
  readonly bearer?: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** One connection to each of the workers. */
export async function lineToEach(node: RealNode, workers: readonly number[]): Promise<Line[]> {
  const lines = new Map<number, Line>();
  while (lines.size < workers.length) {
    const line = await openLine(node);
    if (!workers.includes(line.worker) || lines.has(line.worker)) line.close();
    else lines.set(line.worker, line);
  }
  return workers.flatMap((worker) => lines.get(worker) ?? []);
}

async function openLine(node: RealNode): Promise<Line> {
  const agent = oneAtATime();
  const answered = await send(agent, `${node.url}/health`);
  const id = String(answered.headers['x-request-id']);
  await text(answered);
  return { worker: await workerThatLogged(node, id), ...connectionOf(node.url, agent) };
}

export const connect = (url: string): Connection => connectionOf(url, oneAtATime());

const oneAtATime = () => new Agent({ keepAlive: true, maxSockets: 1 });

const connectionOf = (url: string, agent: Agent): Connection => ({
  ask: async (path, options) => {
    const answer = await send(agent, url + path, options);
    return { status: answer.statusCode ?? 0, body: await text(answer) };
  },
  close: () => agent.destroy(),
});

function send(agent: Agent, url: string, { method = 'GET', bearer, body, signal }: Asked = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    request(url, { agent, method, headers, ...(signal && { signal }) })
      .on('response', resolve)
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** What is written reaches us a little after the answer. */
async function workerThatLogged(node: RealNode, id: string): Promise<number> {
  for (;;) {
    const line = linesOf(node).find(({ reqId }) => reqId === id);
    if (line) return Number(line.worker);
    await new Promise((soon) => setTimeout(soon, 5));
  }
}

export interface LogLine {
  readonly msg?: string;
  readonly worker?: number;
  readonly pid?: number;
  readonly reqId?: string;
  readonly req?: { readonly url: string };
}

export const linesOf = (node: RealNode): LogLine[] =>
  node
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as LogLine);

/** Process ids of its workers, the latest of each number. */
export function workersOf(node: RealNode): Map<number, number> {
  const starting = linesOf(node).filter(({ msg }) => msg === 'A worker is starting');
  return new Map(starting.map(({ worker = 0, pid = 0 }) => [worker, pid]));
}
