// Applies decided reports without one locked user delaying the others: a user whom another transaction has locked is
// detected after a short lock time-out, and their reports are applied in a batch of their own with a longer one.
import { DatabaseBusy } from '#store/engine/failures.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import type { ReportedClick } from '#store/money/reported-clicks.ts';
import { type ApplyAnswer, applySettlements, type DecidedReport } from '#store/money/settlements.ts';
import { findUnlockedUsers } from '#store/people/users.ts';
import { Locked } from './batcher.ts';
import { type LockedUsers, nameOf } from './locked-users.ts';

export interface ApplyTools {
  readonly on: Queryable;
  readonly locked: LockedUsers;
  /** How long to wait for a lock. */
  readonly lockMs: number;
}

const userOf = ({ click }: DecidedReport) => nameOf(click);

type Answers = Map<string, ApplyAnswer | Locked>;

/** By click. */
export async function applyTogether(
  { on, locked, lockMs }: ApplyTools,
  decided: readonly DecidedReport[],
): Promise<Answers> {
  const isFree = (one: DecidedReport) => !locked.isLocked(userOf(one));
  const free = decided.filter(isFree);
  try {
    return withLocked(decided, await apply(on, free, lockMs));
  } catch (error) {
    await noteLocked(
      { on, locked },
      free.map(({ click }) => click),
      error,
    );
    return withLocked(decided, await apply(on, free.filter(isFree), lockMs));
  }
}

/** All of one user. */
export async function applySeparately(
  { on, locked, lockMs }: ApplyTools,
  decided: readonly DecidedReport[],
): Promise<Answers> {
  const users = new Set(decided.map(userOf));
  try {
    const answers = await apply(on, decided, lockMs);
    for (const user of users) locked.release(user);
    return answers;
  } catch (error) {
    if (error instanceof DatabaseBusy) for (const user of users) locked.note(user);
    throw error;
  }
}

async function apply(on: Queryable, decided: readonly DecidedReport[], lockMs: number): Promise<Answers> {
  return decided.length > 0 ? await applySettlements(on, decided, lockMs) : new Map();
}

/** Throws what has happened where it is not users that are locked: then each is tried by itself. */
export async function noteLocked(
  { on, locked }: Pick<ApplyTools, 'on' | 'locked'>,
  clicks: readonly ReportedClick[],
  error: unknown,
): Promise<void> {
  if (!(error instanceof DatabaseBusy)) throw error;
  const users = new Map(clicks.map((click) => [nameOf(click), click]));
  if (users.size > 1) {
    const free = await findUnlockedUsers(
      on,
      [...users.values()].map(({ app_id, user_id }) => ({ app_id, user_id })),
    );
    for (const user of free) users.delete(nameOf(user));
  }
  if (users.size === 0) throw error;
  for (const user of users.keys()) locked.note(user);
}

function withLocked(decided: readonly DecidedReport[], answers: Answers): Answers {
  for (const one of decided)
    if (!answers.has(one.click.cid)) answers.set(one.click.cid, new Locked(userOf(one)));
  return answers;
}
