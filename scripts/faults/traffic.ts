// Signed callbacks about clicks of many people, and what became of each.
import { createHmac } from 'node:crypto';
import type { Database } from '@earnwall/server/parts/database';
import { anApp } from '@earnwall/server/testing/apps';
import { bookProblems, findMissingReports } from '@earnwall/server/testing/books';
import { aClick } from '@earnwall/server/testing/clicks';
import { aUser, type UserRecord } from '@earnwall/server/testing/people';
import { randomHash } from '@earnwall/server/testing/random-hash';
import { aSurvey } from '@earnwall/server/testing/surveys';

interface Supplier {
  readonly id: string;
  readonly signingKey: string;
}

interface Callback {
  readonly user: UserRecord;
  readonly transaction: string;
  readonly body: string;
}

export interface Traffic {
  /** Started clicks of `people` users, and a callback for each that reports a complete. */
  createCallbacks(count: number, people: number): Promise<Callback[]>;
  /** Answers the status of each, 0 where there was none. A URL is asked for before each one. */
  send(callbacks: readonly Callback[], url: () => string, atOnce?: number): Promise<Map<Callback, number>>;
  /** Again and again until each one is acknowledged; answers those that never were. */
  sendUntilAcknowledged(
    callbacks: readonly Callback[],
    url: () => string,
    milliseconds: number,
  ): Promise<Callback[]>;
  /** What is lost, doubled or not balanced after all that was sent so far. */
  problems(): Promise<string[]>;
}

export function createTraffic(on: Database['db'], supplier: Supplier): Traffic {
  const acknowledged = new Set<string>();

  async function post(url: string, { body, transaction }: Callback): Promise<number> {
    const signature = createHmac('sha256', supplier.signingKey).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    try {
      const response = await fetch(`${url}/callbacks/${supplier.id}`, { method: 'POST', body, headers });
      await response.arrayBuffer();
      if (response.ok) acknowledged.add(transaction);
      return response.status;
    } catch {
      return 0;
    }
  }

  const send: Traffic['send'] = async (callbacks, url, atOnce = 32) => {
    const statuses = new Map<Callback, number>();
    const queue = [...callbacks];
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) statuses.set(next, await post(url(), next));
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return statuses;
  };

  return {
    createCallbacks: async (count, people) => {
      const app = await anApp(on);
      const users = await Promise.all(Array.from({ length: people }, () => aUser(on, app)));
      const created: Callback[] = [];
      while (created.length < count) {
        const survey = await aSurvey(on, { supplier_id: supplier.id, status: 'closed' });
        for (const user of users.slice(0, count - created.length)) {
          const [cid, transaction] = [randomHash(), randomHash()];
          await aClick(on, user, survey, { cid, state: 'started', started_at: new Date() });
          created.push({ user, transaction, body: JSON.stringify({ transaction, rid: cid, code: '10' }) });
        }
      }
      return created;
    },
    send,
    sendUntilAcknowledged: async (callbacks, url, milliseconds) => {
      const end = performance.now() + milliseconds;
      let left = [...callbacks];
      while (left.length > 0 && performance.now() < end) {
        const statuses = await send(left, url);
        left = left.filter((callback) => statuses.get(callback) !== 200);
      }
      return left;
    },
    problems: async () => [
      ...(await findMissingReports(on, supplier.id, [...acknowledged])).map((name) => `lost: ${name}`),
      ...(await bookProblems(on)),
    ],
  };
}
