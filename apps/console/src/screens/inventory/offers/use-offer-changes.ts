import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { callConsole } from '#api/client.ts';
import { type ItemChange, withChange } from '#features/inventory/item-change.ts';
import { useItemChanges } from '#features/inventory/use-item-changes.ts';

const shown = [
  'console/inventory/get-inventory-offers',
  'console/inventory/get-inventory-offers-id',
] as const;
type List = ConsoleAnswerOf<(typeof shown)[0]>;
type One = ConsoleAnswerOf<(typeof shown)[1]>;

export const useOfferChanges = () => useItemChanges({ shown, patch, send });

function patch(answer: unknown, changes: ReadonlyMap<string, ItemChange>): unknown {
  const known = answer as List | One;
  if ('offer' in known) return { ...known, offer: withChange(known.offer, changes.get(known.offer.id)) };
  return { ...known, offers: known.offers.map((offer) => withChange(offer, changes.get(offer.id))) };
}

/** Offers are never hot. */
async function send(changes: ReadonlyMap<string, ItemChange>) {
  const list = Array.from(changes, ([offer, { hot: _, ...change }]) => ({ offer, ...change }));
  const answer = await callConsole('console/inventory/put-inventory-offers', { body: { changes: list } });
  return new Map(answer.offers.map(({ offer, before }) => [offer, before]));
}
