// Sends callbacks to a server that is killed meanwhile. What was acknowledged must be stored when the server is back;
// the rest is sent again, as suppliers do, until it is acknowledged. In the end everything counts once.
import { setTimeout } from 'node:timers/promises';
import type { Chance } from '@earnwall/domain/chance/seeded';
import type { Queryable } from '#store/engine/queryable.ts';
import { anApp } from '#testing/apps.ts';
import { bookProblems, findMissingReports } from '#testing/books.ts';
import {
  type Callback,
  createReportedClicks,
  postCallback,
  type Supplier,
  wrongClicks,
} from './callback-histories.ts';
import type { KillableNode } from './measured-node.ts';

export interface CallbackCrashTestOptions {
  readonly on: Queryable;
  readonly chance: Chance;
  readonly supplier: Supplier;
  readonly callbacks: number;
  readonly kills: number;
  startNode(): Promise<KillableNode>;
}

export interface CallbackCrashTestReport {
  readonly sent: number;
  /** In flight when the server was killed, so their sender got no answer. */
  readonly unanswered: number;
  /** Of those, how many had been committed all the same. */
  readonly committedUnanswered: number;
  readonly slowestRestartMs: number;
  /** Acknowledged, and not there afterwards. */
  readonly lost: readonly string[];
  /** Whatever else is not as it should be, doubled credits first of all. */
  readonly wrong: readonly string[];
}

const atOnce = 32;

export async function runCallbackCrashTest(
  options: CallbackCrashTestOptions,
): Promise<CallbackCrashTestReport> {
  const { on, chance, supplier, callbacks, kills } = options;
  const app = await anApp(on);
  const created = await createReportedClicks(on, { app, people: 25, chance, supplier, callbacks });
  let waiting = chance.shuffled(created.flatMap(({ deliveries }) => deliveries)).slice(0, callbacks);
  const sent = waiting.length;
  const acknowledged = new Set<string>();
  const lost: string[] = [];
  let [unanswered, committedUnanswered, slowestRestartMs] = [0, 0, 0];

  let node = await options.startNode();
  for (let life = 0; life <= kills; life += 1) {
    const isLast = life === kills;
    const share = Math.floor(waiting.length / (kills - life + 1));
    const killAfter = isLast ? Number.POSITIVE_INFINITY : chance.between(1, Math.max(1, share));
    const left = await send(node, options, waiting, acknowledged, killAfter);
    waiting = [...left.unanswered, ...left.unsent];
    if (isLast) break;

    const died = performance.now();
    await node.kill();
    node = await options.startNode();
    slowestRestartMs = Math.max(slowestRestartMs, performance.now() - died);
    lost.push(...(await findMissingReports(on, supplier.id, [...acknowledged])));
    const names = new Set(left.unanswered.map(({ transaction }) => transaction));
    const missing = await findMissingReports(on, supplier.id, [...names]);
    unanswered += names.size;
    committedUnanswered += names.size - missing.length;
  }
  await node.kill();
  lost.push(...(await findMissingReports(on, supplier.id, [...acknowledged])));
  const neverAcknowledged = waiting.map(({ transaction }) => `never acknowledged: ${transaction}`);
  const wrong = [
    ...neverAcknowledged,
    ...(await bookProblems(on)),
    ...(await wrongClicks(on, created, acknowledged)),
  ];
  return { sent, unanswered, committedUnanswered, slowestRestartMs, lost, wrong };
}

/** Sends until all are answered, or, some milliseconds after so many were acknowledged, the server is killed. */
async function send(
  node: KillableNode,
  { supplier, chance }: CallbackCrashTestOptions,
  callbacks: readonly Callback[],
  acknowledged: Set<string>,
  killAfter: number,
): Promise<{ unanswered: Callback[]; unsent: Callback[] }> {
  const queue = [...callbacks].reverse();
  const unanswered: Callback[] = [];
  const dying = new AbortController();
  let answered = 0;
  let killing: Promise<void> | null = null;
  const worker = async () => {
    for (let next = queue.pop(); next; next = dying.signal.aborted ? undefined : queue.pop()) {
      if (!(await postCallback(node.url, supplier, next))) {
        unanswered.push(next);
        continue;
      }
      acknowledged.add(next.transaction);
      answered += 1;
      if (answered >= killAfter) killing ??= killSoon(node, dying, chance.between(0, 20));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await killing;
  return { unanswered, unsent: queue.reverse() };
}

/** At any moment of whatever is going on, not only when an answer has just come. */
async function killSoon(node: KillableNode, dying: AbortController, milliseconds: number): Promise<void> {
  await setTimeout(milliseconds);
  dying.abort();
  await node.kill();
}
