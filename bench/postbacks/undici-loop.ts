// The limit: undici sending one ready request over and over through the same number of connections, and reading the
// answers.
import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';

interface Loop {
  readonly url: string;
  readonly connections: number;
  readonly bodyBytes: number;
}

export interface UndiciLoop {
  /** Answers the ids it has sent. */
  run(count: number): Promise<Set<string>>;
  close(): Promise<void>;
}

export function openUndiciLoop({ url, connections, bodyBytes }: Loop): UndiciLoop {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections });
  const body = 'x'.repeat(bodyBytes);
  return {
    run: async (count) => {
      const ids = Array.from({ length: count }, () => `tx_${randomUUID().replaceAll('-', '')}`);
      let next = 0;
      const worker = async () => {
        for (let id = ids[next++]; id !== undefined; id = ids[next++]) {
          const headers = {
            ...{ 'user-agent': 'bench', 'content-type': 'application/json', 'webhook-id': id },
            ...{ 'webhook-timestamp': '1770000000', 'webhook-signature': `v1,${'x'.repeat(44)}` },
          };
          const answer = await pool.request({ path: pathname, method: 'POST', headers, body });
          await answer.body.text();
          if (answer.statusCode !== 204) throw new Error(`The receiver answered ${answer.statusCode}`);
        }
      };
      await Promise.all(Array.from({ length: connections }, worker));
      return new Set(ids);
    },
    close: () => pool.close(),
  };
}
