// Asks over and over through a few kept connections, and checks every answer by its status and size.
import { Agent, request } from 'node:http';

export interface Ask {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  readonly bytes: number;
}

/** How many were answered. */
export async function load(asks: readonly Ask[], connections: number, milliseconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = Date.now() + milliseconds;
  let answered = 0;
  const worker = async (first: number) => {
    for (let turn = first; Date.now() < until; turn += 1) {
      const ask = asks[turn % asks.length];
      if (!ask) return;
      await once(agent, ask);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => worker(index * 7)));
  agent.destroy();
  return answered;
}

function once(agent: Agent, ask: Ask): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(ask.url, { agent, headers: ask.headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => {
        if (response.statusCode === ask.status && bytes === ask.bytes) resolve();
        else reject(new Error(`${ask.url} answered ${response.statusCode} with ${bytes} bytes`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
