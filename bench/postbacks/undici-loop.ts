// The limit: undici sending one ready request over and over through the same number of connections, and reading the
// answers.
import { Pool } from 'undici';

export interface UndiciLoop {
  /** One request for each id. */
  run(ids: readonly string[], bodyBytes: number): Promise<void>;
}

export function openUndiciLoop(url: string, connections: number): UndiciLoop {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections });
  return {
    run: async (ids, bodyBytes) => {
      const body = 'x'.repeat(bodyBytes);
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
    },
  };
}
