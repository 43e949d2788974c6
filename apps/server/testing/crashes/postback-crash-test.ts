// Kills a node when a publisher has got a postback and before its result is recorded, again and again. In the end each
// postback has been delivered, some of them more than once under the same id.
import { setTimeout } from 'node:timers/promises';
import type { Chance } from '@earnwall/domain/chance/seeded';
import { newSecret } from '@earnwall/postbacks/signature';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { anApp } from '#testing/apps.ts';
import { bookProblems, findMissingReports } from '#testing/books.ts';
import { accepts, type CountingReceiver, startCountingReceiver } from '#testing/counting-receiver.ts';
import { queuedPostbacks, receivedProblems } from '#testing/postback-proofs/received-problems.ts';
import { until } from '#testing/postback-proofs/until.ts';
import { anEndpoint } from '#testing/postbacks.ts';
import {
  type Callback,
  createReportedClicks,
  postCallback,
  type Supplier,
  wrongClicks,
} from './callback-histories.ts';
import type { KillableNode } from './measured-node.ts';

export interface PostbackCrashTestOptions {
  readonly on: Queryable;
  readonly chance: Chance;
  readonly supplier: Supplier;
  readonly kills: number;
  startNode(): Promise<KillableNode>;
}

export interface PostbackCrashTestReport {
  readonly kills: number;
  readonly postbacks: number;
  /** Accepted by the publisher, and not recorded when their node was killed. */
  readonly unrecorded: number;
  /** Ids that came more than once. */
  readonly doubled: number;
  /** Callbacks that were acknowledged, and are not there afterwards. */
  readonly lost: readonly string[];
  readonly wrong: readonly string[];
}

/** More than a life needs: not every callback moves money. */
const callbacksPerLife = 24;
const atOnce = 4;
const deadlineMs = 60_000;

export async function runPostbackCrashTest(
  options: PostbackCrashTestOptions,
): Promise<PostbackCrashTestReport> {
  const { on, chance, supplier, kills } = options;
  const secret = newSecret();
  const receiver = await startCountingReceiver(secret);
  const app = await anApp(on);
  await anEndpoint(on, app, { url: receiver.url, secret });
  const callbacks = callbacksPerLife * (kills + 1);
  const created = await createReportedClicks(on, { app, people: 10, chance, supplier, callbacks });
  const waiting = chance.shuffled(created.flatMap(({ deliveries }) => deliveries));
  const acknowledged = new Set<string>();
  const wrong: string[] = [];
  let unrecorded = 0;

  for (let life = 1; life <= kills; life += 1) {
    const node = await options.startNode();
    const killed = killAtRequest(receiver, node, chance);
    await endLeases(on);
    if (!(await sendUntil(killed, node, options, waiting, acknowledged)))
      wrong.push(`no postback came to the publisher in life ${life}`);
    await node.kill();
    receiver.answer(accepts);
    unrecorded += await countUnrecorded(on, receiver);
  }
  const last = await options.startNode();
  await endLeases(on);
  await sendAll(last, options, waiting, acknowledged);
  if (!(await until(async () => (await queuedPostbacks(on)) === 0, deadlineMs)))
    wrong.push('postbacks still wait to be delivered');
  await last.kill();
  await receiver.stop();

  wrong.push(
    ...(await receivedProblems(on, app, receiver)),
    ...(await bookProblems(on)),
    ...(await wrongClicks(on, created, acknowledged)),
  );
  const lost = await findMissingReports(on, supplier.id, [...acknowledged]);
  const doubled = [...receiver.counted.values()].filter(({ times }) => times > 1).length;
  return { kills, postbacks: receiver.counted.size, unrecorded, doubled, lost, wrong };
}

/** Resolves when the publisher has got a certain request and the node was killed for it, around its answer. */
function killAtRequest(receiver: CountingReceiver, node: KillableNode, chance: Chance): Promise<void> {
  const moment = chance.pick(['before its answer', 'at its answer', 'after its answer']);
  let left = chance.between(1, 4);
  return new Promise((resolve) => {
    receiver.answer((response, id) => {
      left -= 1;
      if (left !== 0) return accepts(response, id);
      if (moment === 'before its answer') {
        void node.kill().then(resolve);
        return true;
      }
      accepts(response, id);
      if (moment === 'at its answer') void node.kill().then(resolve);
      else void setTimeout(chance.between(0, 3)).then(() => node.kill().then(resolve));
      return true;
    });
  });
}

/** As if the lease of the node that was killed were over. */
const endLeases = (on: Queryable) =>
  on.execute(sql`update postback_endpoints set leased_until = now() where leased_until > now()`);

/** Sends callbacks, so that postbacks are queued, until the node is killed; false when it was not. */
async function sendUntil(
  killed: Promise<void>,
  node: KillableNode,
  { supplier }: PostbackCrashTestOptions,
  waiting: Callback[],
  acknowledged: Set<string>,
): Promise<boolean> {
  let isKilled = false;
  void killed.then(() => {
    isKilled = true;
  });
  while (!isKilled && waiting.length > 0) {
    const some = waiting.splice(0, atOnce);
    const answers = await Promise.all(some.map((callback) => postCallback(node.url, supplier, callback)));
    for (const [index, callback] of some.entries()) {
      if (answers[index]) acknowledged.add(callback.transaction);
      else waiting.push(callback);
    }
  }
  return until(() => isKilled, deadlineMs);
}

/** Until each one is acknowledged. */
async function sendAll(
  node: KillableNode,
  { supplier }: PostbackCrashTestOptions,
  waiting: Callback[],
  acknowledged: Set<string>,
): Promise<void> {
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (await postCallback(node.url, supplier, next)) acknowledged.add(next.transaction);
      else throw new Error(`A callback was refused: ${next.transaction}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Of the postbacks that wait, how many the publisher has accepted. */
async function countUnrecorded(on: Queryable, { counted }: CountingReceiver): Promise<number> {
  const { rows } = await on.execute<{ id: string }>(
    sql`select 'tx_' || replace(transaction_id::text, '-', '') as id from postback_queue`,
  );
  return rows.filter(({ id }) => counted.get(id)?.accepted).length;
}
