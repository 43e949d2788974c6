// Operators pause, feature and place offers, many at once: all of it or nothing, each with its own line of the audit.
import type { ConsoleAnswerOf, ConsoleBodyOf } from '@earnwall/contract/console-call-types';
import { changedState, changesInWords, stateChanges } from '@earnwall/domain/console/inventory-changes';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { type Actor, recordChange } from '#store/console/audit.ts';
import {
  findFirstOfferRank,
  lockOffers,
  type OfferState,
  saveOfferState,
} from '#store/console/inventory/change-offers.ts';
import type { Tx } from '#store/engine/queryable.ts';
import type { Said } from './said.ts';

type Call = 'console/inventory/put-inventory-offers';
type Change = ConsoleBodyOf<Call>['changes'][number];
type Changed = ConsoleAnswerOf<Call>['offers'][number];

export async function changeOffers(
  { database, now }: Context,
  by: Actor,
  changes: readonly Change[],
  { reason, check }: Said<OfferState> = {},
): Promise<Changed[]> {
  return await database.transaction(async (tx) => {
    const locked = await lockOffers(tx, [...new Set(changes.map(({ offer }) => offer))]);
    const states = new Map(locked.map((offer) => [offer.id, offer]));
    let first = changes.some(({ rank }) => rank === 'top') ? await findFirstOfferRank(tx) : null;
    const changed: Changed[] = [];
    // What goes to the top together keeps its order: the last one is placed first.
    for (const { offer, ...wanted } of [...changes].reverse()) {
      const before = states.get(offer);
      if (!before) throw new ApiError('not-found', `There is no offer ${offer}.`);
      const after = changedState(before, wanted, first);
      if (wanted.rank === 'top') first = after.rank;
      check?.(before);
      await save(tx, before, after, { by, at: now(), ...(reason !== undefined && { reason }) });
      states.set(offer, after);
      changed.unshift({ offer, before: presented(before), after: presented(after) });
    }
    return changed;
  });
}

async function save(
  tx: Tx,
  before: OfferState,
  after: OfferState,
  said: { by: Actor; at: Date; reason?: string },
): Promise<void> {
  const changes = stateChanges(before, after);
  if (changes.length === 0) return;
  await saveOfferState(tx, after);
  const what = `offer ${after.id} ${changesInWords(changes)}`;
  await recordChange(tx, { ...said, what, changes, act: 'offer', about: { offer: after.id } });
}

const presented = ({ paused, featured, rank }: OfferState) => ({ paused, featured, rank });
