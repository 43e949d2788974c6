// Announcements as operators plan, change and end them: checked, sanitised, stored with the audit, and shown by open panels
// at once.
import type { AnnouncementPlan } from '@earnwall/contract/entities/operated-announcement';
import { contentErrors } from '@earnwall/domain/announcements/announcement';
import { runStateOf } from '@earnwall/domain/zones/run-state';
import { isLanguage } from '@earnwall/i18n/languages';
import { fieldChanges } from '#console/field-changes.ts';
import { endNow, formerEnd } from '#console/read-end.ts';
import { readTimes } from '#console/read-times.ts';
import { requireApp } from '#console/require-app.ts';
import { sanitiseRichText } from '#present/rich-text.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { findScopedAnnouncement, lockScopedAnnouncement } from '#store/console/announcements.ts';
import { recordChange } from '#store/console/audit.ts';
import { findReplacedEnd } from '#store/console/replaced-end.ts';
import type { Tx } from '#store/engine/queryable.ts';
import {
  type AnnouncementRecord,
  insertAnnouncement,
  updateAnnouncement,
} from '#store/people/announcements.ts';

type Changing = Pick<Context, 'database' | 'now' | 'realtime'>;

/** `begun`: a start that has come stays. */
function columnsOf(plan: AnnouncementPlan, now: Date, begun?: Date) {
  const { zone, country, link } = plan;
  const wanted = { needsEnd: false, ...(begun && { begun }) };
  const { schedule } = readTimes(plan, now, wanted, contentErrors(plan, isLanguage));
  const texts = Object.entries(plan.texts).map(([language, { text, label }]) => [
    language,
    { text: sanitiseRichText(text.trim()), label: label?.trim() || null },
  ]);
  const { starts_at, ends_at } = schedule;
  return { texts: Object.fromEntries(texts), link, country, zone, starts_at, ends_at };
}

interface NewPlan {
  readonly id: string;
  readonly app_id: string;
  readonly plan: AnnouncementPlan;
}

/** The same id again makes nothing: a press that was sent twice is one announcement. */
export async function planAnnouncement(ctx: Changing, operator: Operator, given: NewPlan): Promise<void> {
  const { id, plan } = given;
  const { id: app_id } = await requireApp(ctx, operator.scope, given.app_id);
  const at = ctx.now();
  const columns = columnsOf(plan, at);
  const isNew = await ctx.database.transaction(async (tx) => {
    const isAdded = await insertAnnouncement(tx, { ...columns, id, app_id });
    const event = { by: operator, app_id, what: 'announcement planned', at, about: { announcement: id } };
    if (isAdded) await recordChange(tx, event);
    return isAdded;
  });
  if (isNew) return announce(ctx, { ...columns, app_id }, at);
  const known = await findScopedAnnouncement(ctx.database.db, operator.scope, id);
  if (known?.announcement.app_id !== app_id)
    throw new ApiError('conflict', 'This key was used before: take another.');
}

export async function replanAnnouncement(
  ctx: Changing,
  operator: Operator,
  id: string,
  plan: AnnouncementPlan,
): Promise<void> {
  const now = ctx.now();
  await changeLocked(ctx, operator, id, now, async (held) => {
    const state = runStateOf(held.starts_at, held.ends_at, now);
    if (state === 'ended' || state === 'cancelled')
      throw new ApiError('conflict', 'It has ended: duplicate it instead.');
    const change = columnsOf(plan, now, state === 'running' ? held.starts_at : undefined);
    return { change, what: 'announcement changed' };
  });
}

/** Answers the end before. */
export async function endAnnouncement(
  ctx: Changing,
  operator: Operator,
  id: string,
  asked: string | null | undefined,
): Promise<Date | null> {
  const now = ctx.now();
  const before = await changeLocked(ctx, operator, id, now, async (held, tx) => {
    const verb = asked !== undefined ? 'resumed' : held.starts_at > now ? 'cancelled' : 'ended';
    const of = { app_id: held.app_id, user_id: null, about: { announcement: id }, field: 'ends_at' };
    const ends_at =
      asked === undefined ? endNow(held, now) : formerEnd(asked, await findReplacedEnd(tx, of), now);
    return { change: { ends_at }, what: `announcement ${verb}` };
  });
  return before.ends_at;
}

type Change = Parameters<typeof updateAnnouncement>[2];
type Decide = (held: AnnouncementRecord, tx: Tx) => Promise<{ change: Change; what: string }>;

/** Decided while nobody else can change it; answers what it was before. */
async function changeLocked(
  ctx: Changing,
  operator: Operator,
  id: string,
  at: Date,
  decide: Decide,
): Promise<AnnouncementRecord> {
  const { held: before, change } = await ctx.database.transaction(async (tx) => {
    const held = await lockScopedAnnouncement(tx, operator.scope, id);
    if (!held) throw new ApiError('not-found', 'There is no such announcement.');
    const { change, what } = await decide(held, tx);
    await updateAnnouncement(tx, held, change);
    await recordChange(tx, {
      ...{ by: operator, app_id: held.app_id, what, at },
      ...{ changes: fieldChanges(held, change), about: { announcement: id } },
    });
    return { held, change };
  });
  announce(ctx, { ...before, ...change }, at);
  return before;
}

/** What is planned is no news to open panels yet: a job tells them when it begins. */
function announce(
  { realtime }: Changing,
  { app_id, starts_at }: Pick<AnnouncementRecord, 'app_id' | 'starts_at'>,
  now: Date,
): void {
  if (starts_at <= now) realtime.publishToApp(app_id, 'account-changed', {});
}
