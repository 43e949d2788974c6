// Bonuses as operators plan, change and end them: checked, stored with old and new values in the audit, and shown by open
// panels at once. What users were promised stays: a bonus that runs changes its end alone (decision 0128).
import type { BonusPlan } from '@earnwall/contract/entities/operated-bonus';
import { runStateOf } from '@earnwall/domain/zones/run-state';
import { endNow, formerEnd } from '#console/read-end.ts';
import { requireApp } from '#console/require-app.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import { lockScopedBonus } from '#store/console/bonuses.ts';
import { findReplacedEnd } from '#store/console/replaced-end.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { type BonusRecord, insertBonus, type NewBonus, updateBonus } from '#store/money/bonuses.ts';
import type { FieldChange } from '#store/schema/audit-events.ts';
import { announceBonus } from './announce.ts';
import { bonusWords, changesOf } from './audited.ts';
import { columnsOf, readNewEnd, readPlan } from './read-plan.ts';
import { requireBonus } from './shown-bonus.ts';

type Changing = Pick<Context, 'database' | 'now' | 'realtime'>;

interface NewPlan {
  readonly id: string;
  readonly app_id: string;
  readonly plan: BonusPlan;
}

/** The same id again makes nothing: a press that was sent twice is one bonus. */
export async function planBonus(ctx: Changing, operator: Operator, given: NewPlan): Promise<void> {
  const app = await requireApp(ctx, operator.scope, given.app_id);
  const now = ctx.now();
  const asked = { scope: operator.scope, app, plan: given.plan, now };
  const read = await readPlan(ctx.database.db, asked);
  const bonus = { ...columnsOf(read, given.plan.zone), id: given.id, app_id: app.id };
  const added = await ctx.database.transaction(async (tx) => {
    const made = await insertBonus(tx, bonus);
    if (made) await record(tx, operator, made, { what: `bonus planned: ${bonusWords(made)}`, at: now });
    return made;
  });
  if (added) return await announceBonus(ctx, added, now);
  const known = await requireBonus(ctx, operator.scope, given.id).catch(() => null);
  if (known?.bonus.app_id !== app.id)
    throw new ApiError('conflict', 'This key was used before: take another.');
}

export async function replanBonus(
  ctx: Changing,
  operator: Operator,
  id: string,
  plan: BonusPlan,
): Promise<void> {
  const { bonus } = await requireBonus(ctx, operator.scope, id);
  const app = await requireApp(ctx, operator.scope, bonus.app_id);
  const now = ctx.now();
  const isRunning = runStateOf(bonus.starts_at, bonus.expires_at, now) === 'running';
  const change: Partial<NewBonus> = isRunning
    ? { expires_at: readNewEnd(plan, bonus.starts_at, now).schedule.ends_at, zone: plan.zone }
    : columnsOf(await readPlan(ctx.database.db, { scope: operator.scope, app, plan, now }), plan.zone);
  await changeLocked(ctx, operator, id, now, async (held) => {
    const state = runStateOf(held.starts_at, held.expires_at, now);
    if (state !== (isRunning ? 'running' : 'planned'))
      throw new ApiError('conflict', 'It cannot be changed any more: it has begun or ended meanwhile.');
    return { change, what: `bonus changed: ${bonusWords({ ...held, ...change } as BonusRecord)}` };
  });
}

/** Answers the end before. */
export async function endBonus(
  ctx: Changing,
  operator: Operator,
  id: string,
  asked: string | null | undefined,
): Promise<Date | null> {
  const now = ctx.now();
  const before = await changeLocked(ctx, operator, id, now, async (held, tx) => {
    const { app_id, user_id, starts_at, expires_at: ends_at } = held;
    const of = { app_id, user_id, about: { bonus: held.id }, field: 'expires_at' };
    const expires_at =
      asked === undefined
        ? endNow({ starts_at, ends_at }, now)
        : formerEnd(asked, await findReplacedEnd(tx, of), now);
    const verb = asked !== undefined ? 'resumed' : held.starts_at > now ? 'cancelled' : 'ended';
    return { change: { expires_at }, what: `bonus ${verb}: ${bonusWords(held)}` };
  });
  return before.expires_at;
}

type Decide = (held: BonusRecord, tx: Tx) => Promise<{ change: Partial<NewBonus>; what: string }>;

/** Decided while nobody else can change it; answers what it was before. */
async function changeLocked(
  ctx: Changing,
  operator: Operator,
  id: string,
  at: Date,
  decide: Decide,
): Promise<BonusRecord> {
  const { before, after } = await ctx.database.transaction(async (tx) => {
    const before = await lockScopedBonus(tx, operator.scope, id);
    if (!before) throw new ApiError('not-found', 'There is no such bonus.');
    const { change, what } = await decide(before, tx);
    const changes = changesOf(before, change);
    if (changes.length === 0) return { before, after: null };
    const after = await updateBonus(tx, before, change);
    await record(tx, operator, before, { what, at, changes });
    return { before, after };
  });
  if (after) await announceBonus(ctx, after, at);
  return before;
}

interface Said {
  readonly what: string;
  readonly at: Date;
  readonly changes?: readonly FieldChange[];
}

const record = (tx: Tx, by: Operator, { id, app_id, user_id }: BonusRecord, said: Said): Promise<void> =>
  recordChange(tx, { by, app_id, user_id, about: { bonus: id }, ...said });
