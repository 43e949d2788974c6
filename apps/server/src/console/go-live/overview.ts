// What the go-live page shows: how far the set-up is, and what the self-check has seen. Asking for it is watching.
import { checksOf, explainRefused } from '@earnwall/domain/console/go-live/checks';
import {
  mergeSteps,
  missingChecks,
  type SeenSteps,
  stepsOfClick,
} from '@earnwall/domain/console/go-live/steps';
import { rewardOf } from '@earnwall/domain/money/reward';
import { unitsOf } from '@earnwall/postbacks/amounts';
import type { Context } from '#request/context.ts';
import { type IntegrationRecord, saveSteps, watchApp } from '#store/console/integration.ts';
import { findPostbackOfClick, findTestClicks } from '#store/console/test-clicks.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { type EndpointRecord, findEndpoint } from '#store/publishers/endpoints.ts';
import { testLinkOf } from './test-link.ts';
import type { WatchedApps } from './watched-apps.ts';

/** The page asks every two seconds; browsers let one in the background ask once a minute. */
const watchMs = 90_000;

type Tools = Pick<Context, 'database' | 'now' | 'secret' | 'publicUrl'> & {
  readonly watchedApps: WatchedApps;
};

export async function goLiveOverview(ctx: Tools, app: AppRecord) {
  const now = ctx.now();
  const { db } = ctx.database;
  const until = new Date(now.getTime() + watchMs);
  const [watched, endpoint] = await Promise.all([
    watchApp(db, app.id, { now, until }),
    findEndpoint(db, app.id),
  ]);
  ctx.watchedApps.add(app.id);
  const news = mergeSteps(watched.steps, await seenOfClicks(ctx, app, watched));
  if (Object.keys(news).length > 0) await saveSteps(db, app.id, news, now);
  const steps = { ...watched.steps, ...news };
  return {
    app: {
      id: app.id,
      name: app.name,
      test_mode: app.test_mode,
      live_at: app.live_at?.toISOString() ?? null,
    },
    set_up: setUpOf(ctx, app, endpoint, { ...watched, steps }),
    checks: checksOf(steps, circumstancesOf(app, endpoint)),
    refused_visit: refusedVisitOf(app, steps),
    missing: missingChecks(steps),
  };
}

/** Of the test user, and of whoever came last by the publisher's own page. */
async function seenOfClicks(
  { database }: Tools,
  app: AppRecord,
  watched: IntegrationRecord,
): Promise<SeenSteps> {
  const { test_user, watched_since, steps } = watched;
  const visitor = steps.visit?.detail.user;
  const uuids = [test_user, typeof visitor === 'string' ? visitor : null].filter((uuid) => uuid !== null);
  if (uuids.length === 0 || watched_since === null) return {};
  const clicks = await findTestClicks(database.db, app.id, { uuids, since: watched_since, most: 5 });
  const seen: Record<string, SeenSteps[string]> = {};
  // The oldest first, so that the newest is what stays, but nothing that has passed is lost.
  for (const click of clicks.reverse()) {
    const postback = click.ended_at ? await findPostbackOfClick(database.db, app.id, click) : null;
    const last = postback?.attempts.at(-1) ?? null;
    const reward = `${unitsOf(Number(click.user_reward), app.decimals)} ${app.currency_name}`;
    Object.assign(
      seen,
      mergeSteps(seen, stepsOfClick({ ...click, reward }, postback && { ...postback, last })),
    );
  }
  return seen;
}

export function circumstancesOf(app: AppRecord, endpoint: EndpointRecord | null) {
  return {
    keyEnd: app.secret.slice(-4),
    postbackKeyEnd: endpoint?.secret.slice(-4) ?? null,
    test_mode: app.test_mode,
    endpoint: endpoint?.state ?? ('none' as const),
  };
}

function setUpOf(ctx: Tools, app: AppRecord, endpoint: EndpointRecord | null, seen: IntegrationRecord) {
  const { currency_name, decimals, allowed_origins, requires_security_hash } = app;
  const example = rewardOf({ ...app, payout_micros: 1_000_000n, bonus_percent: 0 }).user_reward;
  const { visit, complete, postback } = seen.steps;
  const done = {
    origins: allowed_origins.length > 0,
    currency: true,
    snippet: visit?.passed === true,
    test_user: complete?.passed === true,
    postback: postback?.passed === true,
  };
  return {
    done,
    panel_url: ctx.publicUrl(),
    key_end: app.secret.slice(-4),
    requires_security_hash,
    origins: allowed_origins,
    currency: { name: currency_name, decimals, example: unitsOf(example, decimals) },
    seen: visit?.passed ? { at: visit.at, origin: textOrNull(visit.detail.origin) } : null,
    test_user: app.test_mode ? testLinkOf(ctx, seen) : null,
    postback: endpoint && pick(endpoint),
  };
}

const textOrNull = (value: string | number | boolean | null | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** Shown until the visit is right: one from an origin that was added since is over. */
function refusedVisitOf(app: AppRecord, { refused }: SeenSteps) {
  if (!refused) return null;
  const origin = textOrNull(refused.detail.origin);
  const isOrigin = refused.detail.problem === 'origin';
  if (isOrigin && origin !== null && app.allowed_origins.includes(origin)) return null;
  return {
    at: refused.at,
    origin,
    may_add_origin: isOrigin && origin !== null,
    ...explainRefused(refused, { keyEnd: app.secret.slice(-4) }),
  };
}

const pick = ({ url, form, state, ordered, contact_email }: EndpointRecord) => ({
  ...{ url, form, state, ordered, contact_email },
});
