// Clicks with their owners, and the changes of a started click: entered, entered twice, returned, or expired.
import type { Topic } from '@earnwall/contract/topics';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { invalidateList, type UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { apps } from '#store/schema/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { suppliers, surveys } from '#store/schema/surveys.ts';
import { users } from '#store/schema/users.ts';
import { type ClickRecord, updateClick } from './clicks.ts';

export interface ClickWithOwner {
  click: ClickRecord;
  user: UserRecord;
  app: AppRecord;
  survey: { hash: string; onboarding: boolean; topic: Topic | null };
}

/** A click with all it belongs to. */
export async function findClickWithOwner(on: Queryable, cid: string): Promise<ClickWithOwner | null> {
  const [found] = await on
    .select({
      click: clicks,
      user: users,
      app: apps,
      survey: { hash: surveys.hash, onboarding: surveys.onboarding, topic: surveys.topic },
    })
    .from(clicks)
    .innerJoin(users, and(eq(users.app_id, clicks.app_id), eq(users.id, clicks.user_id)))
    .innerJoin(apps, eq(apps.id, clicks.app_id))
    .innerJoin(surveys, eq(surveys.id, clicks.survey_id))
    .where(eq(clicks.cid, cid));
  return found ?? null;
}

/** The only hosts a browser is ever sent to for this supplier. */
export async function findRedirectHosts(on: Queryable, supplier_id: string): Promise<string[]> {
  const [supplier] = await on
    .select({ redirect_hosts: suppliers.redirect_hosts })
    .from(suppliers)
    .where(eq(suppliers.id, supplier_id));
  return supplier?.redirect_hosts ?? [];
}

/** What the user entered may shut other surveys: their list is made anew. */
export async function startClick(
  tx: Tx,
  click: ClickRecord,
  { at, expires_at, reports_until }: { at: Date; expires_at: Date; reports_until: Date },
): Promise<ClickRecord> {
  await invalidateList(tx, { app_id: click.app_id, id: click.user_id });
  const settled_version = click.settled_version + 1;
  return updateClick(tx, click, {
    state: 'started',
    started_at: at,
    expires_at,
    reports_until,
    settled_version,
  });
}

export interface ExpiredClick {
  cid: string;
  app_id: string;
  user_id: number;
  /** The survey's hash. */
  sid: string;
}

/**
 * Ends started clicks that have expired, and resolves to them; those with a held report wait for its release. Users are locked before clicks, as everywhere, to avoid
 * deadlocks; users locked by another transaction are left for the next time.
 */
export async function endExpired(tx: Tx, now: Date, most: number): Promise<ExpiredClick[]> {
  const { rows } = await tx.execute<{ [Field in keyof ExpiredClick]: string }>(sql`
    with due as materialized (
      select cid, app_id, user_id from clicks
      where ended_at is null and state = 'started' and expires_at <= ${now.toISOString()}
        and not exists (
          select from held_reports where held_reports.cid = clicks.cid and held_reports.released_at is null
        )
      order by expires_at limit ${most}
    ), held as materialized (
      select app_id, id from users
      where (app_id, id) in (select app_id, user_id from due)
      order by app_id, id for no key update skip locked
    ), ended as (
      update clicks set state = 'timeout', raw_code = 'expired', ended_at = expires_at,
        settled_version = settled_version + 1
      from due join held on held.app_id = due.app_id and held.id = due.user_id
      where clicks.cid = due.cid and clicks.ended_at is null and clicks.state = 'started'
      returning clicks.cid, clicks.app_id, clicks.user_id, clicks.survey_id
    ), outdated as (
      update users set version = version + 1
      where (app_id, id) in (select app_id, user_id from ended)
    )
    select cid, app_id, user_id, surveys.hash as sid from ended join surveys on surveys.id = ended.survey_id`);
  return rows.map((row) => ({ ...row, user_id: Number(row.user_id) }));
}
