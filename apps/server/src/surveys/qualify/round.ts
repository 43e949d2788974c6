// One request on the way into a survey: who asks, from where, when, and the transaction it is decided in.
import type { Context } from '#context.ts';
import type { Visit } from '#http/visit.ts';
import type { Who } from '#request/who.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { lockUser } from '#store/people/users.ts';

/** Whoever asks is held by the transaction, so that what they do in two tabs happens one after the other. */
export interface Round {
  ctx: Context;
  tx: Tx;
  who: Who;
  visit: Visit;
  now: Date;
}

export async function startRound(ctx: Context, tx: Tx, who: Who, visit: Visit): Promise<Round> {
  const user = await lockUser(tx, who.user);
  return { ctx, tx, visit, who: { ...who, user }, now: ctx.now() };
}
