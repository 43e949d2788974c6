// One request on the way into a survey: who asks, from where, when, and the transaction it is decided in.
import type { Context } from '#context.ts';
import type { Visit } from '#http/visit.ts';
import type { Who } from '#http/who.ts';
import type { Tx } from '#store/queryable.ts';

export interface Round {
  ctx: Context;
  tx: Tx;
  who: Who;
  visit: Visit;
  now: Date;
}
