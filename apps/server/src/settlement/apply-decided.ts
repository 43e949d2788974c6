// Applies what was decided without letting one person keep the others waiting: a person whom another transaction holds
// is found out after a moment and set aside, where their reports may wait for longer.
import { DatabaseBusy } from '#store/failures.ts';
import type { Queryable } from '#store/queryable.ts';
import { type ApplyAnswer, applySettlements, type DecidedReport } from '#store/settlements.ts';
import { findFreeUsers } from '#store/users.ts';
import { Held } from './gathering.ts';
import { type HeldPeople, nameOf } from './held-people.ts';

export interface ApplyTools {
  readonly on: Queryable;
  readonly held: HeldPeople;
  /** How long to wait for a lock. */
  readonly lockMs: number;
}

const personOf = ({ click }: DecidedReport) => nameOf(click);

type Answers = Map<string, ApplyAnswer | Held>;

/** By click. */
export async function applyTogether(
  { on, held, lockMs }: ApplyTools,
  decided: readonly DecidedReport[],
): Promise<Answers> {
  const isFree = (one: DecidedReport) => !held.isHeld(personOf(one));
  const free = decided.filter(isFree);
  try {
    return withHeld(decided, await apply(on, free, lockMs));
  } catch (error) {
    if (!(error instanceof DatabaseBusy)) throw error;
    for (const person of await heldAmong(on, free, error)) held.note(person);
    return withHeld(decided, await apply(on, free.filter(isFree), lockMs));
  }
}

/** All of one person. */
export async function applyAside(
  { on, held, lockMs }: ApplyTools,
  decided: readonly DecidedReport[],
): Promise<Answers> {
  const people = new Set(decided.map(personOf));
  try {
    const answers = await apply(on, decided, lockMs);
    for (const person of people) held.release(person);
    return answers;
  } catch (error) {
    if (error instanceof DatabaseBusy) for (const person of people) held.note(person);
    throw error;
  }
}

async function apply(on: Queryable, decided: readonly DecidedReport[], lockMs: number): Promise<Answers> {
  return decided.length > 0 ? await applySettlements(on, decided, lockMs) : new Map();
}

/** Throws what has happened where it is not people that are held: then each is tried by itself. */
async function heldAmong(
  on: Queryable,
  decided: readonly DecidedReport[],
  error: DatabaseBusy,
): Promise<Set<string>> {
  const people = new Map(decided.map((one) => [personOf(one), one.click]));
  if (people.size > 1) {
    const free = await findFreeUsers(
      on,
      [...people.values()].map(({ app_id, user_id }) => ({ app_id, user_id })),
    );
    for (const person of free) people.delete(nameOf(person));
    if (people.size === 0) throw error;
  }
  return new Set(people.keys());
}

function withHeld(decided: readonly DecidedReport[], answers: Answers): Answers {
  for (const one of decided)
    if (!answers.has(one.click.cid)) answers.set(one.click.cid, new Held(personOf(one)));
  return answers;
}
