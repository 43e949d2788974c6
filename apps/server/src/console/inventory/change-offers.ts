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

type Call = 'console/inventory/put-inventory-offers';
type Change = ConsoleBodyOf<Call>['changes'][number];
type Changed = ConsoleAnswerOf<Call>['offers'][number];

export async function changeOffers(
  { database, now }: Context,
  by: Actor,
  changes: readonly Change[],
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
      await save(tx, before, after, { by, at: now() });
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
  { by, at }: { by: Actor; at: Date },
): Promise<void> {
  const changes = stateChanges(before, after);
  if (changes.length === 0) return;
  await saveOfferState(tx, after);
  await recordChange(tx, { by, at, what: `offer ${after.id} ${changesInWords(changes)}`, changes });
}

const presented = ({ paused, featured, rank }: OfferState) => ({ paused, featured, rank });
