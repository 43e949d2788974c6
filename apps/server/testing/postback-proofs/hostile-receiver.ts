// Callbacks are settled on two nodes while one publisher's server does whatever a server can do wrong. When it is well
// again, each publisher has got each of its postbacks (O1 to O5), the nodes have kept nothing, and the other publishers
// did not wait.
import { setTimeout } from 'node:timers/promises';
import type { Chance } from '@earnwall/domain/chance/seeded';
import { newSecret } from '@earnwall/postbacks/signature';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { type AppRecord, anApp } from '#testing/apps.ts';
import { bookProblems, findMissingReports } from '#testing/books.ts';
import { accepts, type CountingReceiver, startCountingReceiver } from '#testing/counting-receiver.ts';
import {
  type Callback,
  createReportedClicks,
  type ReportedClick,
  type Supplier,
  wrongClicks,
} from '#testing/crashes/callback-histories.ts';
import type { MeasuredNode } from '#testing/crashes/measured-node.ts';
import { anEndpoint, endpointOf } from '#testing/postbacks.ts';
import { firstAttemptDelays, keepsCommitTimes, percentile } from './first-attempts.ts';
import { hostileAnswers } from './hostile-answers.ts';
import { sendCallbacks } from './paced-callbacks.ts';
import { queuedPostbacks, receivedProblems } from './received-problems.ts';
import { until } from './until.ts';

export interface HostileReceiverOptions {
  readonly on: Queryable;
  readonly chance: Chance;
  readonly supplier: Supplier;
  readonly nodes: readonly MeasuredNode[];
  /** In all, 30 % of them repetitions. */
  readonly callbacks: number;
  readonly perSecond: number;
  /** How many requests meet each misdeed before the next one. */
  readonly requestsEach: number;
  /**
   * How long the last outage lasts. After a minute the product itself ends the pauses of postbacks that wait; after a
   * shorter one they are ended here, as if hours had passed.
   */
  readonly outageMs: number;
}

export interface HostileReceiverReport {
  readonly callbacks: number;
  readonly postbacks: number;
  /** Requests that the hostile server got, by what it did with them. */
  readonly misdeeds: ReadonlyMap<string, number>;
  /** Bytes of the largest heap after a collection, at each quarter of the time. */
  readonly heaps: readonly number[];
  /** From commit to first attempt at the other publishers, in milliseconds; null where commits are not timed. */
  readonly delays: { readonly quietP99: number; readonly hostileP99: number } | null;
  readonly wrong: readonly string[];
}

interface Publisher {
  readonly app: AppRecord;
  readonly receiver: CountingReceiver;
}

const peopleEach = 50;
const repeatedShare = 0.3;
/** Of the callbacks: before the hostile ones, and after them. */
const [quietShare, lastShare] = [0.2, 0.02];
const quarters = 4;
const deadlineMs = 180_000;
const minuteMs = 60_000;

export async function runHostileReceiver(options: HostileReceiverOptions): Promise<HostileReceiverReport> {
  const { on, chance, supplier, nodes, callbacks, perSecond, requestsEach, outageMs } = options;
  const publishers: [Publisher, ...Publisher[]] = [await publisher(on)];
  for (const ordered of [false, false, true]) publishers.push(await publisher(on, ordered));
  const [victim, ...others] = publishers;
  const trap = await startCountingReceiver(newSecret());
  const created = await createClicks(options, publishers);
  const all = repeated(created, callbacks, chance);
  const acknowledged = new Set<string>();
  const wrong: string[] = [];
  const send = async (some: readonly Callback[]) => {
    const sending = { urls: nodes.map(({ url }) => url), supplier, perSecond, acknowledged };
    wrong.push(...(await sendCallbacks(some, sending)).map((name) => `never acknowledged: ${name}`));
  };

  const [quietEnd, lastBegin] = [
    Math.floor(all.length * quietShare),
    Math.floor(all.length * (1 - lastShare)),
  ];
  const began = new Date();
  await send(all.slice(0, quietEnd));
  const hostileFrom = new Date();
  const misdeeds = new Map<string, number>();
  const ending = new AbortController();
  const harassing = harass(victim.receiver, trap.url, {
    chance,
    misdeeds,
    requestsEach,
    ending: ending.signal,
  });
  const heaps: number[] = [];
  const step = Math.ceil((lastBegin - quietEnd) / quarters);
  for (let first = quietEnd; first < lastBegin; first += step) {
    await send(all.slice(first, Math.min(first + step, lastBegin)));
    heaps.push(Math.max(...(await Promise.all(nodes.map((node) => node.heapUsed())))));
  }
  const hostileTo = new Date();
  ending.abort();
  await harassing;

  await lastOutage(on, victim, outageMs);
  await send(all.slice(lastBegin));
  const isDelivered = await until(async () => {
    if (outageMs < minuteMs) await endPauses(on);
    return (await queuedPostbacks(on)) === 0;
  }, deadlineMs);
  if (!isDelivered) wrong.push(`${await queuedPostbacks(on)} postbacks still wait to be delivered`);

  if (trap.requests() > 0) wrong.push(`${trap.requests()} redirects were followed`);
  for (const { app, receiver } of publishers) wrong.push(...(await receivedProblems(on, app, receiver)));
  const lost = await findMissingReports(on, supplier.id, [...acknowledged]);
  wrong.push(
    ...lost.map((name) => `acknowledged and lost: ${name}`),
    ...(await bookProblems(on)),
    ...(await wrongClicks(on, created, acknowledged)),
  );
  const apps = others.map(({ app }) => app);
  const p99 = async (from: Date, to: Date) =>
    percentile(await firstAttemptDelays(on, apps, [from, to]), 0.99);
  const delays = (await keepsCommitTimes(on))
    ? { quietP99: await p99(began, hostileFrom), hostileP99: await p99(hostileFrom, hostileTo) }
    : null;
  await Promise.all([trap, ...publishers.map(({ receiver }) => receiver)].map((receiver) => receiver.stop()));
  const postbacks = publishers.reduce((sum, { receiver }) => sum + receiver.counted.size, 0);
  return { callbacks: all.length, postbacks, misdeeds, heaps, delays, wrong };
}

async function publisher(on: Queryable, ordered = false): Promise<Publisher> {
  const secret = newSecret();
  const app = await anApp(on);
  const receiver = await startCountingReceiver(secret);
  await anEndpoint(on, app, { url: receiver.url, secret, ordered });
  return { app, receiver };
}

async function createClicks(
  { on, chance, supplier, callbacks }: HostileReceiverOptions,
  publishers: readonly Publisher[],
): Promise<ReportedClick[]> {
  const created: ReportedClick[] = [];
  // Histories repeat their reports; enough different ones are needed.
  const each = Math.ceil((callbacks * 2) / publishers.length);
  for (const { app } of publishers) {
    created.push(
      ...(await createReportedClicks(on, { app, people: peopleEach, chance, supplier, callbacks: each })),
    );
  }
  return created;
}

/** So many callbacks in any order, of which 30 % come again. */
function repeated(created: readonly ReportedClick[], count: number, chance: Chance): Callback[] {
  const different = new Map(
    created.flatMap(({ deliveries }) => deliveries.map((callback) => [callback.transaction, callback])),
  );
  const once = chance.shuffled([...different.values()]).slice(0, Math.round(count * (1 - repeatedShare)));
  const again = Array.from({ length: count - once.length }, () => once[chance.between(0, once.length - 1)]);
  return chance.shuffled([...once, ...again.filter((callback) => callback !== undefined)]);
}

interface Harassment {
  readonly chance: Chance;
  readonly misdeeds: Map<string, number>;
  readonly requestsEach: number;
  readonly ending: AbortSignal;
}

/** Each misdeed until a few requests have met it, and a moment of health after it; over and over. */
async function harass(
  receiver: CountingReceiver,
  trap: string,
  { chance, misdeeds, requestsEach, ending }: Harassment,
): Promise<void> {
  const answers = Object.entries(hostileAnswers(trap));
  const met = async (count: number) => {
    const before = receiver.requests();
    await until(() => ending.aborted || receiver.requests() - before >= count, deadlineMs);
    return receiver.requests() - before;
  };
  while (!ending.aborted) {
    for (const [name, answering] of chance.shuffled(answers)) {
      if (ending.aborted) break;
      receiver.answer(answering);
      misdeeds.set(name, (misdeeds.get(name) ?? 0) + (await met(requestsEach)));
      receiver.answer(accepts);
      await met(chance.between(1, 20));
    }
    if (ending.aborted) break;
    await receiver.stop();
    misdeeds.set('is killed', (misdeeds.get('is killed') ?? 0) + 1);
    await setTimeout(chance.between(500, 1_500));
    await receiver.restart();
    await met(1);
  }
  receiver.answer(accepts);
}

/** Ends when the product has noticed it for so long. */
async function lastOutage(on: Queryable, { app, receiver }: Publisher, outageMs: number): Promise<void> {
  if (outageMs === 0) return;
  receiver.answer((response) => {
    response.writeHead(500).end();
    return false;
  });
  await until(async () => {
    const since = (await endpointOf(on, app))?.failing_since;
    return since !== null && since !== undefined && Date.now() - since.getTime() > outageMs;
  }, outageMs + deadlineMs);
  receiver.answer(accepts);
}

/** As if the pauses of all postbacks were over. */
const endPauses = (on: Queryable) =>
  on.execute(sql`update postback_queue set due_at = now() where due_at > now()`);
