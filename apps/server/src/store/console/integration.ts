// What the go-live page has seen of an app's integration.
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { type IntegrationStep, integration_checks } from '#store/schema/integration-checks.ts';

export type IntegrationRecord = typeof integration_checks.$inferSelect;
export type IntegrationSteps = IntegrationRecord['steps'];

/** Apps whose go-live page is open somewhere. */
export async function findWatchedApps(on: Queryable, now: Date): Promise<string[]> {
  const found = await on
    .select({ app_id: integration_checks.app_id })
    .from(integration_checks)
    .where(gt(integration_checks.watched_until, now));
  return found.map(({ app_id }) => app_id);
}

export async function findIntegration(on: Queryable, app_id: string): Promise<IntegrationRecord | null> {
  const [found] = await on.select().from(integration_checks).where(eq(integration_checks.app_id, app_id));
  return found ?? null;
}

/** The page is open: visits are noted until then. */
export async function watchApp(
  on: Queryable,
  app_id: string,
  { now, until }: { now: Date; until: Date },
): Promise<IntegrationRecord> {
  const [watched] = await on
    .insert(integration_checks)
    .values({ app_id, watched_since: now, watched_until: until, updated_at: now })
    .onConflictDoUpdate({
      target: integration_checks.app_id,
      set: {
        watched_until: until,
        watched_since: sql`coalesce(${integration_checks.watched_since}, excluded.watched_since)`,
      },
    })
    .returning();
  if (!watched) throw new Error('The watch of an app was not stored');
  return watched;
}

/** Other steps stay as they are. */
export async function saveSteps(
  on: Queryable,
  app_id: string,
  steps: IntegrationSteps,
  at: Date,
): Promise<void> {
  await on
    .update(integration_checks)
    .set({ steps: withSteps(steps), updated_at: at })
    .where(eq(integration_checks.app_id, app_id));
}

/** Nothing is written where nobody watches, or where the visit is that of the page's own link (`ownLinkOf`). */
export async function saveVisit(
  on: Queryable,
  app_id: string,
  { name, step, ownLinkOf }: { name: string; step: IntegrationStep; ownLinkOf: string | null },
): Promise<void> {
  const at = new Date(step.at);
  const { test_user } = integration_checks;
  const isOthers = ownLinkOf === null ? undefined : or(isNull(test_user), sql`${test_user} <> ${ownLinkOf}`);
  await on
    .update(integration_checks)
    .set({ steps: withSteps({ [name]: step }), updated_at: at })
    .where(and(eq(integration_checks.app_id, app_id), gt(integration_checks.watched_until, at), isOthers));
}

export async function saveTestUser(
  on: Queryable,
  app_id: string,
  { test_user, at }: { test_user: string; at: Date },
): Promise<void> {
  const made = { link: { at: at.toISOString(), passed: true, detail: {} } };
  await on
    .insert(integration_checks)
    .values({ app_id, test_user, watched_since: at, steps: made, updated_at: at })
    .onConflictDoUpdate({
      target: integration_checks.app_id,
      set: { test_user, steps: withSteps(made), updated_at: at },
    });
}

export async function forgetStep(on: Queryable, app_id: string, name: string): Promise<void> {
  await on
    .update(integration_checks)
    .set({ steps: sql`${integration_checks.steps} - ${name}::text` })
    .where(eq(integration_checks.app_id, app_id));
}

/** False where it began less than `pauseMs` ago, on whichever node. */
export async function claimDoctor(
  on: Queryable,
  app_id: string,
  { at, pauseMs }: { at: Date; pauseMs: number },
): Promise<boolean> {
  const begun = { doctor: { at: at.toISOString(), passed: false, detail: {} } };
  const before = new Date(at.getTime() - pauseMs);
  const claimed = await on
    .insert(integration_checks)
    .values({ app_id, steps: begun, updated_at: at })
    .onConflictDoUpdate({
      target: integration_checks.app_id,
      set: { steps: withSteps(begun), updated_at: at },
      setWhere: sql`coalesce((${integration_checks.steps} #>> '{doctor,at}')::timestamptz, '-infinity')
        <= ${before.toISOString()}::timestamptz`,
    })
    .returning({ app_id: integration_checks.app_id });
  return claimed.length > 0;
}

const withSteps = (steps: IntegrationSteps) =>
  sql`${integration_checks.steps} || ${JSON.stringify(steps)}::jsonb`;
