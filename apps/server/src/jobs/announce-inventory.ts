// Tells publishers that there are surveys again for users who wanted to know (`inventory.available`), on any node. Best
// effort: it is no money. An event that did not arrive is sent again at a later check, under its id.
import { randomUUID } from 'node:crypto';
import { inventoryNews } from '@earnwall/domain/publishers/inventory-news';
import type { PostbackSender } from '#ports/postback-sender.ts';
import { type InventoryEvent, inventoryRequest } from '#publishers/inventory-event.ts';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import {
  type DueSubscription,
  findSubscriptionsDue,
  recordCheck,
  recordDelivered,
  recordFailed,
} from '#store/publishers/inventory-subscriptions.ts';
import { availableSurveys } from '#surveys/matching/available-surveys.ts';
import type { Matching } from '#surveys/matching/matching.ts';
import type { RecurringJob } from './recurring-job.ts';

interface AnnounceTools {
  database: Database;
  matching: Pick<Matching, 'inventory' | 'respondents'>;
  sender: PostbackSender;
  now(): Date;
}

const everyMs = 60_000;
/** How often one user's list is built for this. */
const checkEveryMs = 5 * 60_000;
const batch = 200;
/** A slow publisher has this many requests under way, and must not delay the others for long. */
const most = { atOnce: 10, ms: 30_000 };

export function announceInventoryJob({ log, ...tools }: AnnounceTools & { log: Log }): RecurringJob {
  return {
    name: 'announce-inventory',
    everyMs,
    run: async (signal) => {
      const sent = await announceInventory(tools, signal);
      if (sent > 0) log.info({ sent }, 'Publishers were told of surveys for their users');
    },
  };
}

interface Outgoing {
  due: DueSubscription;
  event: InventoryEvent;
}

/** Resolves to how many events were delivered. */
export async function announceInventory(tools: AnnounceTools, signal: AbortSignal): Promise<number> {
  let sent = 0;
  // Those of its start: a run over more users than it can check in that time ends all the same.
  const checkedBefore = new Date(tools.now().getTime() - checkEveryMs);
  /** Apps that failed or took too long in this run: with the next batch they would delay the others again. */
  const leftAlone = new Set<string>();
  for (let found = batch; found === batch && !signal.aborted; ) {
    const due = await findSubscriptionsDue(tools.database.db, { checkedBefore, most: batch });
    const byApp = new Map<string, Outgoing[]>();
    for (const one of due) {
      if (signal.aborted) break;
      const event = await check(tools, one);
      if (event) byApp.set(one.app.id, [...(byApp.get(one.app.id) ?? []), { due: one, event }]);
    }
    await Promise.all(
      [...byApp].map(async ([app, events]) => {
        if (leftAlone.has(app)) return;
        const delivered = await sendAll(tools, events, signal);
        sent += delivered;
        if (delivered < events.length) leftAlone.add(app);
      }),
    );
    found = due.length;
  }
  return sent;
}

/** Builds the user's list and records what it has shown; null where the publisher gets no event. */
async function check(
  { database, matching, now }: AnnounceTools,
  { subscription, user, app }: DueSubscription,
): Promise<InventoryEvent | null> {
  const { had_surveys, checked_at, event_id, tries, notified_at } = subscription;
  const at = now();
  const anywhere = { country: null, device: null };
  const { surveys } = await availableSurveys(database.db, matching, { app, user }, anywhere, at);
  const has = surveys.length > 0;
  const news = inventoryNews(
    {
      before: had_surveys === null || checked_at === null ? null : { had: had_surveys, at: checked_at },
      has,
      seen_at: user.seen_at,
      notified_at,
      tries: event_id === null ? null : tries,
    },
    at,
  );
  const id = news === 'again' && event_id !== null ? event_id : randomUUID();
  const made = news === 'again' && notified_at !== null ? notified_at : at;
  await recordCheck(database.db, subscription, {
    had_surveys: has,
    checked_at: at,
    event_id: news && id,
    tries: news === 'again' ? tries : 0,
    notified_at: news ? made : notified_at,
  });
  if (!news) return null;
  return {
    ...{ id, at: made, app: app.id, user_id: user.uuid, surveys: surveys.length },
    best_reward: Math.max(...surveys.map(({ reward }) => reward)),
    ...{ currency: app.currency_name, test: app.test_mode },
  };
}

/** After a failure the rest waits for a later check, without having been tried. */
async function sendAll(tools: AnnounceTools, events: readonly Outgoing[], signal: AbortSignal) {
  const { database, sender, now } = tools;
  const start = performance.now();
  let delivered = 0;
  for (let next = 0; next < events.length; next += most.atOnce) {
    if (signal.aborted || performance.now() - start > most.ms) break;
    const failures = await Promise.all(
      events.slice(next, next + most.atOnce).map(async ({ due: { subscription, endpoint }, event }) => {
        const { failure } = await sender.send(inventoryRequest(endpoint, event, now()), signal);
        await (failure === null ? recordDelivered : recordFailed)(database.db, subscription);
        return failure;
      }),
    );
    const failed = failures.filter((failure) => failure !== null).length;
    delivered += failures.length - failed;
    if (failed > 0) break;
  }
  return delivered;
}
