// Sends callbacks to a server that is killed meanwhile. What was acknowledged must be stored when the server is back;
// the rest is sent again, as suppliers do, until it is acknowledged. In the end everything counts once.
import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Outcome } from '@earnwall/contract/outcomes';
import type { Chance } from '@earnwall/domain/chance/seeded';
import type { Report } from '@earnwall/domain/ledger/report';
import { settlementOf } from '@earnwall/domain/ledger/settlement';
import type { Terms } from '@earnwall/domain/ledger/worth';
import { randomHistory } from '@earnwall/domain/testing/random-history';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';
import { anApp } from '#testing/apps.ts';
import { bookProblems, findMissingReports } from '#testing/books.ts';
import { aUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey } from '#testing/surveys.ts';

export interface KillableNode {
  readonly url: string;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
}

export interface CallbackCrashTestOptions {
  readonly on: Queryable;
  readonly chance: Chance;
  readonly supplier: { readonly id: string; readonly signingKey: string };
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

interface Click {
  readonly cid: string;
  readonly terms: Terms & { readonly started_at: Date };
  readonly reports: readonly Report[];
}

interface Callback {
  readonly transaction: string;
  readonly body: string;
}

const atOnce = 32;

export async function runCallbackCrashTest(
  options: CallbackCrashTestOptions,
): Promise<CallbackCrashTestReport> {
  const { on, chance, supplier, callbacks, kills } = options;
  const created = await createClicks(options);
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
  const wrong = [...neverAcknowledged, ...(await problems(on, created, acknowledged))];
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
      if (!(await post(node, supplier, next))) {
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

async function post(
  { url }: KillableNode,
  { id, signingKey }: CallbackCrashTestOptions['supplier'],
  { body }: Callback,
): Promise<boolean> {
  const signature = createHmac('sha256', signingKey).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-signature': signature };
  try {
    const response = await fetch(`${url}/callbacks/${id}`, { method: 'POST', body, headers });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Clicks of a few users, and what the supplier will report about them, repetitions included. */
async function createClicks({ on, chance, supplier, callbacks }: CallbackCrashTestOptions) {
  const app = await anApp(on);
  const people = await Promise.all(Array.from({ length: 25 }, () => aUser(on, app)));
  const created: (Click & { deliveries: Callback[] })[] = [];
  const started_at = new Date();
  for (let count = 0; count < callbacks; ) {
    const survey = await aSurvey(on, { supplier_id: supplier.id, status: 'closed' });
    const batch = people.map((user) => {
      const cid = randomHash();
      const { terms, test_mode, deliveries } = randomHistory(chance, started_at, cid);
      const reports = deliveries.flatMap((report) => (report ? [asSent(report, started_at)] : []));
      count += reports.length;
      created.push({
        ...{ cid, terms: { ...terms, started_at }, reports: [...new Set(reports)] },
        deliveries: reports.map((report) => ({ transaction: report.transaction, body: bodyOf(cid, report) })),
      });
      return {
        ...{ ...terms, cid, test_mode, app_id: app.id, user_id: user.id, survey_id: survey.id },
        ...{
          supplier_id: supplier.id,
          user_reward_without_bonus: terms.user_reward,
          state: 'started' as const,
        },
        ...{ started_at, expires_at: new Date('2100-01-01') },
      };
    });
    await on.insert(clicks).values(batch);
  }
  return created;
}

const codes: Readonly<Record<Outcome, string>> = {
  ...{ complete: '10', partial: '11', screen_out: '20', quota_full: '30', closed: '40', duplicate: '50' },
  ...{ quality: '60', security: '70', timeout: '80', error: '97' },
};

/** Received now, with the codes of the sandbox's supplier. */
const asSent = (report: Report, received_at: Date): Report => ({
  ...report,
  raw_code: report.reverses === null ? codes[report.outcome] : '90',
  received_at,
});

function bodyOf(cid: string, { transaction, raw_code, reverses, payout_micros }: Report): string {
  const pays = payout_micros === null ? null : { amount: dollars(payout_micros), currency: 'USD' };
  const message = { transaction, rid: cid, code: raw_code };
  return JSON.stringify({ ...message, ...(reverses && { reverses }), ...(pays && { pays }) });
}

const dollars = (micros: bigint) => (Number(micros) / 1_000_000).toFixed(2);

/** The books, and each click against what was sent about it: nothing more, nothing less, nothing twice. */
async function problems(
  on: Queryable,
  created: readonly Click[],
  acknowledged: ReadonlySet<string>,
): Promise<string[]> {
  const cids = created.map(({ cid }) => cid);
  const rows = await on.select().from(clicks).where(inArray(clicks.cid, cids));
  const found = new Map(rows.map((click) => [click.cid, click]));
  const stored = await on
    .select({ transaction: supplier_reports.transaction })
    .from(supplier_reports)
    .where(inArray(supplier_reports.cid, cids));
  const wrong = created.filter(({ cid, terms, reports }) => {
    const counted = reports.filter(({ transaction }) => acknowledged.has(transaction));
    const expected = settlementOf(terms, counted);
    const click = found.get(cid);
    return click?.credited !== (expected?.worth ?? 0n) || click.state !== (expected?.outcome ?? 'started');
  });
  return [
    ...(await bookProblems(on)),
    ...wrong.map(({ cid }) => `not what was sent: ${cid}`),
    ...(stored.length === acknowledged.size ? [] : [`${stored.length} stored, ${acknowledged.size} sent`]),
  ];
}
